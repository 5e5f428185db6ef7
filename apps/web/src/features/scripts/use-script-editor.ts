import type { Script } from '@tarima/contract';
import { useEditor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/components/ui/toast.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { useSaveScript } from './api/save-script.ts';
import { documentToScript, scriptToDocument } from './editor/script-document.ts';
import { scriptExtensions } from './editor/script-extensions.ts';
import { useAutosave } from './use-autosave.ts';

/** The words that a script's own language uses for its directions, whatever the interface speaks. */
const KEYWORDS = {
  es: { sceneKeyword: 'Escena', voiceKeyword: 'Voz' },
  en: { sceneKeyword: 'Scene', voiceKeyword: 'Voice' },
  pt: { sceneKeyword: 'Cena', voiceKeyword: 'Voz' },
} as const;

/** The editor of one script, its text as it stands, and its saving. */
export function useScriptEditor(script: Script) {
  const { t } = useTranslation();
  const [opened] = useState(() => {
    const document = scriptToDocument(script.content);
    const stored = scriptToDocument(script.editedContent ?? script.originalContent);
    return { document, text: documentToScript(document), stored: documentToScript(stored) };
  });
  const [content, setContent] = useState(opened.text);
  const saving = useSaveScript(script);
  const [hasConflict, setHasConflict] = useState(false);
  const { autosaver, state: saveState } = useAutosave({
    saved: opened.stored,
    save: saving.save,
    onConflict: () => setHasConflict(true),
    onFailure: (error) => toast.error(t('editor.saveError'), messageOf(error, t)),
  });
  // What could not be saved when the screen was left is saved now.
  useEffect(() => autosaver.update(opened.text), [autosaver, opened]);
  const editor = useEditor({
    content: opened.document,
    extensions: scriptExtensions(script.language, {
      ...KEYWORDS[script.language],
      sceneLabel: t('editor.sceneLabel'),
      voiceLabel: t('editor.voiceLabel'),
      placeholder: t('editor.placeholder'),
      scenePlaceholder: t('editor.scenePlaceholder'),
      voicePlaceholder: t('editor.voicePlaceholder'),
    }),
    editorProps: {
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
  });

  /** Puts another text in place of the whole script; one step back undoes it. */
  const replace = (text: string) => editor.commands.setContent(scriptToDocument(text));

  return {
    editor,
    content,
    autosaver,
    saveState,
    replace,
    /** Another window has saved a newer text: nothing is overwritten until a person decides. */
    conflict: {
      isOpen: hasConflict,
      dismiss: () => setHasConflict(false),
      keepMine: () => {
        saving.replaceOther();
        void autosaver.flush();
      },
      openOther: async () => {
        try {
          const text = await saving.takeOther();
          if (text === undefined) return;
          autosaver.adopt(documentToScript(scriptToDocument(text)));
          replace(text);
        } catch (error) {
          toast.error(t('editor.loadError'), messageOf(error, t));
        }
      },
    },
  };
}
