import type { LiveUnit, Script } from '@tarima/contract';
import { useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { usePutUnitIn } from '../api/put-unit-in.ts';
import { tidyScript } from '../editor/script-document.ts';
import { trackedSentences } from '../editor/sentence-tracking.ts';
import type { ScriptEditor } from '../use-script-editor.ts';

/** Puts a unit into the editor's text, as one undo step, and selects it there. */
export function usePuttingIn(
  script: Script,
  { editor, content, replace, autosaver }: ScriptEditor,
  onShown: () => void,
) {
  const { t } = useTranslation();
  const putting = usePutUnitIn(script.projectId);

  const show = (known: ReadonlySet<string>) => {
    const fresh = trackedSentences(editor.state).filter(({ text }) => !known.has(text));
    const [first, last] = [fresh[0], fresh.at(-1)];
    if (!first || !last) return;
    editor
      .chain()
      .focus()
      .setTextSelection({ from: first.from, to: last.to })
      .scrollIntoView()
      .run();
  };
  const take = useEffectEvent((unitId: string, asked: string, answer: string) => {
    // Text typed meanwhile is kept: the request is repeated with the newer text.
    if (asked !== content) return put(unitId);
    const known = new Set(trackedSentences(editor.state).map(({ text }) => text));
    replace(tidyScript(answer));
    onShown();
    show(known);
    // Saves at once, because the server makes the ledger from its stored text.
    void autosaver.flush();
    toast.success(t('ledger.done'), t('editor.undoHint'));
  });
  const put = (unitId: string) =>
    putting.mutate(
      { unitId, content },
      { onSuccess: (answer) => take(unitId, content, answer.content) },
    );
  return { isBusy: putting.isPending, putIn: ({ id }: LiveUnit) => put(id) };
}
