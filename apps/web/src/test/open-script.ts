import { Editor } from '@tiptap/core';
import type { SceneWording } from '#web/features/scripts/editor/scene/scene-controls.ts';
import { scriptClipboard } from '#web/features/scripts/editor/script-clipboard.ts';
import {
  documentToScript,
  scriptToDocument,
} from '#web/features/scripts/editor/script-document.ts';
import {
  type EditorActs,
  scriptExtensions,
} from '#web/features/scripts/editor/script-extensions.ts';

/** Stands for the names of all values: each is its own name. */
const names = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
const choices: SceneWording = {
  layout: { label: 'Diseño', automatic: 'Automático', names },
  presenter: { label: 'Presentador', automatic: 'Automático', names },
  addFigure: 'Imagen',
  changeFigure: (name) => `Cambiar ${name}`,
  removeFigure: (name) => `Quitar ${name}`,
  goneFigure: 'Ya no está',
  figureOf: (digits) => ({ address: `/${digits}`, name: `figura ${digits}` }),
};
const NAMES = { grip: 'Mover', remove: 'Quitar', placeholder: '' };

/** The real editor of a script, without a screen. */
export function openScript(script: string, acts: Partial<EditorActs> = {}) {
  const editor = new Editor({
    content: scriptToDocument(script),
    extensions: scriptExtensions(
      'es',
      () => ({
        scene: { ...NAMES, keyword: 'Escena', label: 'Escena', choices },
        voice: { ...NAMES, keyword: 'Voz', label: 'Dirección de voz' },
        placeholder: '',
      }),
      { onMoved: () => {}, onChooseFigure: () => {}, ...acts },
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
