import type { Podcast } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { type EditedTurn, editedTurns, isChanged, savedTurns } from './script-turns.ts';
import { usePodcastChange } from './use-podcast-change.ts';

/** The script during editing. A save from elsewhere overwrites nothing here. */
export function useScriptEditing(podcast: Podcast) {
  const { t } = useTranslation();
  const id = podcast.eventId;
  const saveScript = usePodcastChange(id, 'saveScript', (error) => {
    if (error instanceof ApiError && error.code === 'PODCAST_CHANGED_ELSEWHERE') setConflict(true);
    toast.error(t('podcasts.script.saveError'), messageOf(error, t));
  });
  const [base, setBase] = useState(podcast);
  const [turns, setTurns] = useState(() => editedTurns(podcast));
  const [past, setPast] = useState<EditedTurn[][]>([]);
  const [isConflict, setConflict] = useState(false);

  const load = (newest: Podcast) => {
    setBase(newest);
    setTurns(editedTurns(newest));
    setPast([]);
    setConflict(false);
  };
  const hasChanges = isChanged(turns, base);
  if (podcast.revision !== base.revision) {
    if (!hasChanges) load(podcast);
    else if (!isConflict) setConflict(true);
  }

  return {
    turns,
    hasChanges,
    isConflict,
    isSaving: saveScript.isPending,
    canUndo: past.length > 0,
    /** The text field undoes its own typing. Only moved, added or removed turns are steps. */
    change: (next: EditedTurn[], isStep: boolean) => {
      if (isStep) setPast([...past, turns]);
      setTurns(next);
    },
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setTurns(last);
      setPast(past.slice(0, -1));
    },
    loadNewest: () => load(podcast),
    save(): void {
      if (!hasChanges) return;
      const body = { turns: savedTurns(turns), revision: base.revision };
      saveScript.mutate({ params: { id }, body }, (newest) => {
        load(newest);
        toast.success(t('podcasts.script.saved'));
      });
    },
  };
}
