import { useQueryClient } from '@tanstack/react-query';
import type { Script } from '@tarima/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keepContentScript } from '#web/features/courses/api/get-course.ts';
import { useSaveScript } from '#web/features/scripts/api/save-script.ts';
import { useAutosave } from '#web/features/scripts/use-autosave.ts';
import { messageOf } from '#web/lib/error-message.ts';

/**
 * The text of a content's script while it is edited, and its saving. `newestRevision` is what the
 * socket told last: another window's text is taken over for as long as nothing was typed here.
 */
export function useContentScript(script: Script, newestRevision: number) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [text, setText] = useState(script.content);
  /** What stood here before the whole text was replaced. */
  const [replaced, setReplaced] = useState<string | null>(null);
  const [hasConflict, setHasConflict] = useState(false);
  const saving = useSaveScript(script, (saved) => keepContentScript(queryClient, saved));
  const { autosaver, state } = useAutosave({
    saved: script.content,
    save: saving.save,
    onConflict: () => setHasConflict(true),
    onFailure: (error) => toast.error(t('editor.saveError'), messageOf(error, t)),
  });

  const change = (changed: string) => {
    setText(changed);
    autosaver.update(changed);
  };
  const takeOther = async () => {
    try {
      const other = await saving.takeOther();
      if (other === undefined || other === text) return;
      setReplaced(text);
      autosaver.adopt(other);
      setText(other);
    } catch (error) {
      toast.error(t('editor.loadError'), messageOf(error, t));
    }
  };
  const handleNews = useEffectEvent((revision: number) => {
    if (saving.isUnknown(revision) && !autosaver.hasUnsaved()) void takeOther();
  });
  useEffect(() => handleNews(newestRevision), [newestRevision]);

  return {
    text,
    change,
    state,
    flush: autosaver.flush,
    /** Puts another text in place of the whole script; it can be undone. */
    replace: (other: string) => {
      setReplaced(text);
      change(other);
    },
    undo:
      replaced === null
        ? null
        : () => {
            change(replaced);
            setReplaced(null);
          },
    /** Another window has saved a newer text: nothing is overwritten until a person decides. */
    conflict: {
      isOpen: hasConflict,
      dismiss: () => setHasConflict(false),
      keepMine: () => {
        saving.replaceOther();
        void autosaver.flush();
      },
      openOther: takeOther,
    },
  };
}
