import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { lazyPart } from '#web/lib/lazy-part.ts';

/** Lazy: most visits of a script stay in the studio. */
const ManuscriptDialog = lazyPart(async () => ({
  default: (await import('./manuscript-dialog.tsx')).ManuscriptDialog,
}));

/** Opens the way to Word, Markdown or a table, and back. */
export function ManuscriptButton({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
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
