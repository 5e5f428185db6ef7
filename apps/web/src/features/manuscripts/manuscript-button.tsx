import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';

/** Lazy: most visits of a script stay in the studio. */
const ManuscriptDialog = lazyPart(async () => ({
  default: (await import('./manuscript-dialog.tsx')).ManuscriptDialog,
}));

type ManuscriptButtonProps = {
  projectId: string;
  /** Saves what is typed, so that the file has it. False if it cannot be saved. */
  save?: () => Promise<boolean>;
};

/** Opens the way to Word, Markdown or a table, and back. */
export function ManuscriptButton({ projectId, save }: ManuscriptButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(save === undefined || (await save()));
  return (
    <>
      <Button variant="secondary" onClick={() => void open()}>
        <FileText aria-hidden />
        {t('manuscripts.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ManuscriptDialog projectId={projectId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
