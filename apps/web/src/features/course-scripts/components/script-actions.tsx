import type { Script } from '@tarima/contract';
import { BookOpenText, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { EnhanceButton } from '#web/features/scripts/enhancement/enhance-button.tsx';

type ScriptActionsProps = {
  script: Script;
  text: string;
  showsSources: boolean;
  onToggleSources: () => void;
  onReplace: (text: string) => void;
  /** Null where nothing was replaced. */
  onUndo: (() => void) | null;
};

/** What can be done with the text of a script. */
export function ScriptActions({
  script,
  text,
  showsSources,
  onToggleSources,
  onReplace,
  onUndo,
}: ScriptActionsProps) {
  const { t } = useTranslation();
  const [asksToRestore, setAsksToRestore] = useState(false);

  const handleRestore = () => {
    onReplace(script.originalContent || t('editor.sample'));
    toast.success(t('editor.restored'));
  };

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" aria-pressed={showsSources} onClick={onToggleSources}>
        <BookOpenText aria-hidden />
        {t('editor.sources.title')}
      </Button>
      <Button variant="secondary" onClick={() => setAsksToRestore(true)}>
        <RotateCcw aria-hidden />
        {t('editor.restore')}
      </Button>
      <EnhanceButton script={script} content={text} onAccept={onReplace} />
      {onUndo && (
        <Button variant="ghost" onClick={onUndo}>
          <Undo2 aria-hidden />
          {t('courseScripts.dialog.undo')}
        </Button>
      )}
      <AlertDialog
        open={asksToRestore}
        onOpenChange={setAsksToRestore}
        title={t('editor.restoreTitle')}
        description={t('editor.restoreDescription')}
        confirmLabel={t('editor.restore')}
        onConfirm={handleRestore}
      />
    </div>
  );
}
