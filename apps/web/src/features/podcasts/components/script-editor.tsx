import type { Podcast } from '@tarima/contract';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Alert } from '#web/components/ui/alert.tsx';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLeaveGuard } from '#web/features/scripts/use-leave-guard.ts';
import { useCopy } from '#web/lib/use-copy.ts';
import { addTurnAfter, changeTurn, moveTurn, savedTurns } from '../script-turns.ts';
import { useSaveKey } from '../use-save-key.ts';
import { useScriptEditing } from '../use-script-editing.ts';
import { ScriptBar } from './script-bar.tsx';
import { TurnEditor } from './turn-editor.tsx';

/** The turns of a podcast, to edit, move, add and remove. */
export function ScriptEditor({ podcast, isGone }: { podcast: Podcast; isGone: boolean }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const editing = useScriptEditing(podcast);
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const copy = useCopy();
  const { turns, change } = editing;
  const names = { host: podcast.hostName, guest: podcast.guestName };
  /** The text as it is on the screen, with what nobody saved. */
  const handleCopy = () => {
    const lines = savedTurns(turns).map(({ speaker, text }) => `${names[speaker]}: ${text}`);
    void copy(lines.join('\n\n'), t('podcasts.gone.copied'));
  };
  useSaveKey(() => {
    if (!isGone) editing.save();
  });
  useLeaveGuard({ hasUnsaved: () => editing.hasChanges, onLeave: setLeavingTo });

  return (
    <>
      {isGone && editing.hasChanges && (
        <Alert
          tone="warning"
          title={t('podcasts.gone.editsKept')}
          action={
            <Button variant="secondary" size="small" onClick={handleCopy}>
              <Copy aria-hidden />
              {t('podcasts.gone.copyEdits')}
            </Button>
          }
        />
      )}
      {editing.isConflict && (
        <Alert
          tone="warning"
          title={t('podcasts.script.changedElsewhere')}
          action={
            <Button variant="secondary" size="small" onClick={editing.loadNewest}>
              {t('podcasts.script.loadNewest')}
            </Button>
          }
        />
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {turns.map((turn, index) => (
          <TurnEditor
            key={turn.id}
            turn={turn}
            number={index + 1}
            names={names}
            isFirst={index === 0}
            isLast={index === turns.length - 1}
            onChange={(changed) =>
              change(changeTurn(turns, turn.id, changed), 'speaker' in changed)
            }
            onMove={(by) => change(moveTurn(turns, index, by), true)}
            onAdd={() => change(addTurnAfter(turns, index), true)}
            onRemove={() => change(turns.toSpliced(index, 1), true)}
          />
        ))}
      </ol>
      {!isGone && <ScriptBar editing={editing} />}
      <AlertDialog
        open={leavingTo !== null}
        onOpenChange={(open) => !open && setLeavingTo(null)}
        title={t('podcasts.script.leaveTitle')}
        description={t('podcasts.script.leaveDescription')}
        confirmLabel={t('podcasts.script.leave')}
        onConfirm={() => leavingTo && navigate(leavingTo)}
      />
    </>
  );
}
