import type { Script } from '@tarima/contract';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';

/** Lazy: few visits of the editor look back. */
const VersionsDialog = lazyPart(async () => ({
  default: (await import('./versions-dialog.tsx')).VersionsDialog,
}));

type VersionsButtonProps = {
  script: Script;
  /** The present text. */
  content: string;
  onRestore: (content: string) => void;
};

/** Opens the saved versions of a script, each with a way back to it. */
export function VersionsButton({ script, content, onRestore }: VersionsButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);

  const handleRestore = (restored: string) => {
    setOpen(false);
    if (restored === content) return;
    onRestore(restored);
    toast.success(t('editor.versions.restored'), t('editor.undoHint'));
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <History aria-hidden />
        {t('editor.versions.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <VersionsDialog
            script={script}
            content={content}
            onRestore={handleRestore}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
