import type { ProjectType } from '@tarima/contract';
import { Languages } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';

/** Lazy: most projects stay in one language. */
const LanguagesDialog = lazyPart(async () => ({
  default: (await import('./languages-dialog.tsx')).LanguagesDialog,
}));

type LanguagesButtonProps = {
  projectId: string;
  type: ProjectType;
  /** Saves what is typed, so that its translation has it. False if it cannot be saved. */
  save?: () => Promise<boolean>;
};

/** Opens the languages of a project: its original, its translations, and new ones. */
export function LanguagesButton({ projectId, type, save }: LanguagesButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Languages aria-hidden />
        {t('translations.title')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LanguagesDialog
            projectId={projectId}
            type={type}
            save={save}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
