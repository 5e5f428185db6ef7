import { Editor } from '@tiptap/core';
import { scriptClipboard } from '#web/features/scripts/editor/script-clipboard.ts';
import {
  documentToScript,
  scriptToDocument,
} from '#web/features/scripts/editor/script-document.ts';
import { scriptExtensions } from '#web/features/scripts/editor/script-extensions.ts';

const NAMES = { grip: 'Mover', remove: 'Quitar', placeholder: '' };

/** The real editor of a script, without a screen. `onMoved` hears of moved blocks. */
export function openScript(
  script: string,
  onMoved: (place: number, total: number) => void = () => {},
) {
  const editor = new Editor({
    content: scriptToDocument(script),
    extensions: scriptExtensions(
      'es',
      () => ({
        scene: { ...NAMES, keyword: 'Escena', label: 'Escena' },
        voice: { ...NAMES, keyword: 'Voz', label: 'Dirección de voz' },
        placeholder: '',
      }),
      onMoved,
    ),
    editorProps: scriptClipboard,
  });
  return {
    editor,
    /** The script as it would be saved. */
    script: () => documentToScript(editor.getJSON()),
    press: (key: string, modifiers: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, ...modifiers });
      return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) ?? false;
    },
  };
}
