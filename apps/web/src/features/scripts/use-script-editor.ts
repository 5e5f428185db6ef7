import type { Script } from '@tarima/contract';
import { useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useSession } from '#web/lib/session.ts';
import { putScript } from './editor/put-script.ts';
import { redrawTexts } from './editor/redraw-texts.ts';
import { scriptClipboard } from './editor/script-clipboard.ts';
import { documentToScript, scriptToDocument, tidyScript } from './editor/script-document.ts';
import { scriptExtensions } from './editor/script-extensions.ts';
import { useEditorTexts } from './editor/use-editor-texts.ts';
import { tellAway } from './tell-away.ts';
import { createUnsentKeeper } from './unsent/unsent-texts.ts';
import { useFoundTexts } from './unsent/use-found-texts.ts';
import { useAutosave } from './use-autosave.ts';
import { useSaveScript } from './use-save-script.ts';

export type ScriptEditor = ReturnType<typeof useScriptEditor>;

type ScriptEditorOptions = {
  /** How many pixels of the text's frame lie under bars, where the cursor must not be scrolled to. */
  covered: { top: number; bottom: number };
  onSaved?: (script: Script) => void;
};

/** The editor of one script, its text as it stands, and its saving. */
export function useScriptEditor(script: Script, { covered, onSaved }: ScriptEditorOptions) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const [opened] = useState(() => {
    const document = scriptToDocument(script.content);
    return { document, text: documentToScript(document) };
  });
  const [content, setContent] = useState(opened.text);
  const [keeper] = useState(() => createUnsentKeeper(user.id, script.id));
  /** What another window has saved while this one was typed in. */
  const [other, setOther] = useState<Script | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  // Kept by the autosaver: they are told in the language of that moment, not of this one.
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
    onUnsent: (text) => keeper.keep(text === null ? null : { text, ...saving.origin() }),
  });
  const texts = useEditorTexts(script.language);
  const editor = useEditor({
    content: opened.document,
    extensions: scriptExtensions(script.language, texts, (place, total) =>
      setSaid(i18n.t('editor.moved', { place, total })),
    ),
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
    // Who goes elsewhere, to sign out or to close the window, has it saved by then.
    onBlur: () => {
      if (saveState === 'unsaved') void autosaver.flush();
    },
  });

  const drawnBy = useRef(t);
  useEffect(() => {
    if (drawnBy.current !== t) redrawTexts(editor);
    drawnBy.current = t;
  }, [editor, t]);

  /** Puts another text in place of the whole script; one step back undoes it. */
  const replace = (text: string) => void editor.commands.command(putScript(text, 'person'));
  /** Takes what is on the server as what edits begin from. */
  const beginFrom = (stored: Script) => {
    saving.beginFrom(stored);
    autosaver.adopt(tidyScript(stored.content));
  };

  /**
   * Stores a text by a call of its own, on top of what is saved, and puts it in place of the script; one step
   * back undoes it. False, and nothing replaced, where it is refused, which the call tells.
   */
  const storeBy = async (text: string, store: (revision: number) => Promise<Script>) => {
    if (!(await autosaver.flush())) return false;
    saving.expect(text);
    try {
      const stored = await autosaver.holdDuring(() => store(saving.origin().revision));
      beginFrom(stored);
      replace(stored.content);
      return true;
    } catch {
      void saving.refresh();
      return false;
    }
  };

  const askForNewer = async (revision: number) => {
    if (!saving.isNewer(revision)) return;
    // What is not saved here is refused now, which asks; or it was this window's own save that was told of.
    if (saveState !== 'conflict' && !(await autosaver.flush())) return;
    if (saving.isNewer(revision)) await saving.refresh();
  };
  useServerEvent('scriptUpdate', ({ id, revision }) => {
    if (id === script.id) void askForNewer(revision);
  });
  // What is refused while its project is deleted is welcome once it is brought back.
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
    /** Told to who cannot see it. */
    said,
    autosaver,
    saveState,
    nextTry,
    replace,
    storeBy,
    /** Whether what is not saved would be lost with this window. */
    wouldLose: () => autosaver.hasUnsaved() && !keeper.isKept(),
    /** Asks what a person has put off. */
    decide: () => setAsking(true),
    /** Another window has saved a newer text: nothing is overwritten until a person decides. */
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
    /** A text that a window left behind and that does not follow from what is here. */
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
