import { type Podcast, WORDS_PER_MINUTE } from '@tarima/contract';
import { countWords } from '@tarima/text';
import { Save, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Alert } from '#web/components/ui/alert.tsx';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useLeaveGuard } from '#web/features/scripts/use-leave-guard.ts';
import { formatDuration } from '#web/lib/format.ts';
import { addTurnAfter, changeTurn, moveTurn } from '../script-turns.ts';
import { useScriptEditing } from '../use-script-editing.ts';
import { TurnEditor } from './turn-editor.tsx';

/** The turns of a podcast as text that can be changed, moved, added and removed. */
export function ScriptEditor({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const editing = useScriptEditing(podcast);
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  const { turns, change } = editing;
  const words = turns.reduce((sum, { text }) => sum + countWords(text), 0);
  useLeaveGuard({ hasUnsaved: () => editing.hasChanges, onLeave: setLeavingTo });

  return (
    <>
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
            names={{ host: podcast.hostName, guest: podcast.guestName }}
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
      <div className="flex flex-wrap items-center gap-2">
        <Button
          disabled={!editing.hasChanges || editing.isSaving}
          onClick={() => void editing.save()}
        >
          <Save aria-hidden />
          {t('podcasts.script.save')}
        </Button>
        <Button variant="ghost" disabled={!editing.canUndo} onClick={editing.undo}>
          <Undo2 aria-hidden />
          {t('podcasts.script.undo')}
        </Button>
        <span className="text-sm text-muted-foreground tabular-nums">
          {t('podcasts.script.length', {
            words,
            duration: formatDuration((words * 60) / WORDS_PER_MINUTE),
          })}
        </span>
      </div>
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
