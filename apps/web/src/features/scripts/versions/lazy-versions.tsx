import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import type { VersionsDialogProps } from './versions-dialog.tsx';

/** Lazy: few visits of the editor look back. */
const VersionsDialog = lazyPart(async () => ({
  default: (await import('./versions-dialog.tsx')).VersionsDialog,
}));

/** The saved versions of a script, each with a way back to it. */
export function LazyVersions({ content, onRestore, onClose, ...props }: VersionsDialogProps) {
  const { t } = useTranslation();
  const handleRestore = (restored: string) => {
    onClose();
    if (restored === content) return;
    onRestore(restored);
    toast.success(t('editor.versions.restored'), t('editor.undoHint'));
  };
  return (
    <Suspense fallback={null}>
      <VersionsDialog {...props} content={content} onRestore={handleRestore} onClose={onClose} />
    </Suspense>
  );
}
