import type { Script } from '@tarima/contract';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';

type RestoreButtonProps = { script: Script; onRestore: (content: string) => void };

/** Restores the original after a question. Without one, restores a sample. */
export function RestoreButton({ script, onRestore }: RestoreButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);

  const handleRestore = () => {
    onRestore(script.originalContent || t('editor.sample'));
    toast.success(t('editor.restored'), t('editor.undoHint'));
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden />
        {t('editor.restore')}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('editor.restoreTitle')}
        description={t('editor.restoreDescription')}
        confirmLabel={t('editor.restore')}
        onConfirm={handleRestore}
      />
    </>
  );
}
