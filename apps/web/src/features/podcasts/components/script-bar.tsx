import { WORDS_PER_MINUTE } from '@tarima/contract';
import { countWords } from '@tarima/text';
import { Save, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { SaveStatus } from '#web/features/scripts/components/save-status.tsx';
import { formatDuration } from '#web/lib/format.ts';
import type { useScriptEditing } from '../use-script-editing.ts';

/** Actions and save state, always in view above a long script. */
export function ScriptBar({ editing }: { editing: ReturnType<typeof useScriptEditing> }) {
  const { t } = useTranslation();
  const words = editing.turns.reduce((sum, { text }) => sum + countWords(text), 0);
  const unsaved = editing.isSaving ? 'saving' : 'unsaved';
  return (
    <div className="sticky bottom-0 short:static z-10 -mx-5 -mb-5 flex flex-wrap items-center gap-2 rounded-b-2xl border-t bg-card px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
      <Button disabled={!editing.hasChanges || editing.isSaving} onClick={() => editing.save()}>
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
      <div className="ml-auto">
        <SaveStatus state={editing.hasChanges ? unsaved : 'saved'} />
      </div>
    </div>
  );
}
