import type { ProjectType } from '@tarima/contract';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { LazyLanguages } from './lazy-languages.tsx';

type LanguagesButtonProps = {
  projectId: string;
  type: ProjectType;
  /** Saves what is typed, so that its translation has it. False if it cannot be saved. */
  save?: () => Promise<boolean>;
  /** Only an icon in a wide window, where the row is full. */
  isCompact?: boolean;
};

/** Opens the languages of a project: its original, its translations, and new ones. */
export function LanguagesButton({
  projectId,
  type,
  save,
  isCompact = false,
}: LanguagesButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={isCompact ? 'xl:w-control xl:px-0' : ''}
        title={isCompact ? t('translations.title') : undefined}
        onClick={() => setOpen(true)}
      >
        <Languages aria-hidden />
        <span className={isCompact ? 'xl:sr-only' : ''}>{t('translations.title')}</span>
      </Button>
      {isOpen && (
        <LazyLanguages
          projectId={projectId}
          type={type}
          save={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
