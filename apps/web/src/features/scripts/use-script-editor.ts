import { figureEndpoints, type Script } from '@tarima/contract';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { keyOf } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useSession } from '#web/lib/session.ts';
import { putScript } from './editor/put-script.ts';
import { redrawTexts } from './editor/redraw-texts.ts';
import { scriptClipboard } from './editor/script-clipboard.ts';
import { documentToScript, scriptToDocument, tidyScript } from './editor/script-document.ts';
import { scriptExtensions } from './editor/script-extensions.ts';
import { useEditorTexts } from './editor/use-editor-texts.ts';
import { useLiveFigures, useProjectFigures } from './figures/use-project-figures.ts';
import { tellAway } from './tell-away.ts';
import { createUnsentKeeper } from './unsent/unsent-texts.ts';
import { useFoundTexts } from './unsent/use-found-texts.ts';
import { useAutosave } from './use-autosave.ts';
import { useSaveScript } from './use-save-script.ts';

export type ScriptEditor = ReturnType<typeof useScriptEditor>;

type ScriptEditorOptions = {
  /** Pixels of the frame under bars, where the cursor must not stand. */
  covered: { top: number; bottom: number };
  onSaved?: (script: Script) => void;
};

/** True if a scene shows a figure, whose picture may have come or gone. */
const showsFigure = ({ state }: Editor): boolean =>
  state.doc.children.some(({ attrs }) => attrs.choices?.figure);

/** The editor of one script, with its current text and its saving. */
export function useScriptEditor(script: Script, { covered, onSaved }: ScriptEditorOptions) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const [opened] = useState(() => {
    const document = scriptToDocument(script.content);
    return { document, text: documentToScript(document) };
  });
  const [content, setContent] = useState(opened.text);
  const [keeper] = useState(() => createUnsentKeeper(user.id, script.id));
  /** A newer script from another window, while this one has unsaved text. */
  const [other, setOther] = useState<Script | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  // The autosaver keeps these callbacks, so they read the language when called.
  const tellFailure = (error: unknown) =>
    toast.error(i18n.t('editor.saveError'), messageOf(error, i18n.t));
  const saving = useSaveScript(script, { onOther: setOther, onSaved });
  const {
    autosaver,
    state: saveState,
    nextTry,
  } = useAutosave({
    saved: opened.text,
    save: saving.save,
    onConflict: () => setAsking(true),
    onAway: (error) => {
      if (!keeper.isKept()) return tellFailure(error);
      const [title, hint] = [i18n.t('editor.kept'), i18n.t('editor.keptHint')];
      const promise = `${title}. ${hint}`;
      tellAway(error, { title, hint, errorTitle: i18n.t('editor.saveError'), promise });
    },
    onFailure: tellFailure,
    onSaved: () => {
      for (const title of [i18n.t('editor.saveError'), i18n.t('editor.kept')]) toast.mended(title);
    },
    onUnsent: (text) => keeper.keep(text === null ? null : { text, ...saving.origin() }),
  });
  const texts = useEditorTexts(script.language, script.projectId);
  const figures = useProjectFigures(script.projectId).data;
  useLiveFigures(script.projectId, [
    keyOf(figureEndpoints.list, { params: { projectId: script.projectId } }),
  ]);
  /** The scene block whose figure is being chosen. */
  const [figureFor, setFigureFor] = useState<Node | null>(null);
  const editor = useEditor({
    content: opened.document,
    extensions: scriptExtensions(script.language, texts, {
      onMoved: (place, total) => setSaid(i18n.t('editor.moved', { place, total })),
      onChooseFigure: setFigureFor,
    }),
    editorProps: {
      ...scriptClipboard,
      scrollMargin: { ...covered, left: 0, right: 0 },
      scrollThreshold: { ...covered, left: 0, right: 0 },
      attributes: {
        class: 'script-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('editor.text'),
        lang: script.language,
      },
    },
    onUpdate: ({ editor: updated }) => {
      const text = documentToScript(updated.getJSON());
      setContent(text);
      autosaver.update(text);
    },
    // Saves before the person signs out or closes the window.
    onBlur: () => {
      if (saveState === 'unsaved') void autosaver.flush();
    },
  });

  const drawnWith = useRef({ t, figures });
  useEffect(() => {
    const before = drawnWith.current;
    if (before.t !== t || (before.figures !== figures && showsFigure(editor))) redrawTexts(editor);
    drawnWith.current = { t, figures };
  }, [editor, t, figures]);

  const put = (text: string) => void editor.commands.command(putScript(text, 'person'));
  /** Replaces the whole script as one undo step. */
  const replace = (text: string) => {
    saving.expectWhole();
    put(text);
  };
  /** Takes the server's script as the base of further edits. */
  const beginFrom = (stored: Script) => {
    saving.beginFrom(stored);
    autosaver.adopt(tidyScript(stored.content));
  };

  /**
   * Stores a text by the call `store`, then replaces the script as one undo step. On refusal it replaces
   * nothing and returns false. The call itself shows the error.
   */
  const storeBy = async (text: string, store: (revision: number) => Promise<Script>) => {
    if (!(await autosaver.flush())) return false;
    saving.expect(text);
    try {
      const stored = await autosaver.holdDuring(() => store(saving.origin().revision));
      beginFrom(stored);
      put(stored.content);
      return true;
    } catch {
      void saving.refresh();
      return false;
    }
  };

  const askForNewer = async (revision: number) => {
    if (!saving.isNewer(revision)) return;
    // With unsaved text, this save is refused, which opens the question. Otherwise the news was this window's
    // own save.
    if (saveState !== 'conflict' && !(await autosaver.flush())) return;
    if (saving.isNewer(revision)) await saving.refresh();
  };
  useServerEvent('scriptUpdate', ({ id, revision }) => {
    if (id === script.id) void askForNewer(revision);
  });
  // A save is refused while its project is deleted. It succeeds once that is restored.
  useServerEvent('listUpdate', (list) => {
    if (list === 'projects' && saveState === 'failed') autosaver.saveByItself();
  });
  const takeNews = useEffectEvent((arrived: Script) => {
    if (!saving.isNews(arrived)) return;
    if (autosaver.hasUnsaved()) {
      if (saveState !== 'conflict') void autosaver.flush();
      else if (!isAsking) setOther(arrived);
      return;
    }
    beginFrom(arrived);
    editor.commands.command(putScript(arrived.content, 'elsewhere'));
    setSaid(t('editor.updatedElsewhere'));
  });
  useEffect(() => takeNews(script), [script]);

  const found = useFoundTexts(
    { userId: user.id, scriptId: script.id, ownKey: keeper.key, atRest: autosaver.atRest },
    (left) => {
      if (left.text === content) return true;
      if (autosaver.hasUnsaved() || !saving.takeUp(left, script)) return false;
      replace(left.text);
      toast.success(t('editor.recovered'), t('editor.recoveredHint'));
      return true;
    },
  );

  return {
    editor,
    content,
    /** Text for screen readers. */
    said,
    say: setSaid,
    figureFor,
    setFigureFor,
    autosaver,
    saveState,
    nextTry,
    replace,
    storeBy,
    /** True if closing this window would lose the unsaved text. */
    wouldLose: () => autosaver.hasUnsaved() && !keeper.isKept(),
    /** Reopens the question that was postponed. */
    decide: () => setAsking(true),
    /** Another window has saved a newer text. The person decides what is overwritten. */
    conflict:
      isAsking && other
        ? {
            key: `${other.revision}`,
            before: content,
            after: tidyScript(other.content),
            base: tidyScript(saving.base()),
            settle: (text: string) => {
              setAsking(false);
              beginFrom(other);
              if (text === content) autosaver.update(text);
              else replace(text);
              void autosaver.flush();
            },
            dismiss: () => setAsking(false),
          }
        : null,
    /** A text from another window that does not follow from the current one. */
    leftBehind: found.next
      ? {
          key: found.next.key,
          before: content,
          after: tidyScript(found.next.text),
          base: tidyScript(found.next.base),
          settle: (text: string) => {
            if (text !== content) replace(text);
            found.forget();
          },
          dismiss: found.skip,
        }
      : null,
  };
}
