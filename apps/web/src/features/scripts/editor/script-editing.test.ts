import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { documentToScript, scriptToDocument } from './script-document.ts';
import { scriptExtensions } from './script-extensions.ts';
import { activeSentence, trackedSentences } from './sentence-tracking.ts';

let editor: Editor;
const open = (script: string) => {
  editor = new Editor({
    content: scriptToDocument(script),
    extensions: scriptExtensions('es', {
      sceneLabel: 'Escena',
      sceneKeyword: 'Escena',
      voiceLabel: 'Dirección de voz',
      voiceKeyword: 'Voz',
      placeholder: '',
      scenePlaceholder: '',
      voicePlaceholder: '',
    }),
  });
  return editor;
};
const script = () => documentToScript(editor.getJSON());
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key });
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
};
afterEach(() => editor.destroy());

test('the real editor holds a script without changing it', () => {
  const text =
    '### Título *uno*\n\n[Cena: luz] \n\nUna **frase** y [Voz: pausa] <u>otra</u>.\nMás.\n\n- a\n- b\n\n7. c\n';
  const normalised = text.replace('] \n', ']\n');
  open(text);
  expect(script()).toBe(normalised);
});

test('inserted directions carry the keyword of the script’s language and Enter leaves them', () => {
  open('Hola.\n').commands.setTextSelection(6);
  editor.chain().insertSceneDirection().insertContent('una sala').run();
  press('Enter');
  editor.commands.insertContent('Sigue.');
  expect(script()).toBe('Hola.\n\n[Escena: una sala]\n\nSigue.\n');
});

test('a direction never breaks the sentence that the cursor stands in', () => {
  open('Hola a todos.\n').commands.setTextSelection(5);
  editor.commands.insertVoiceDirection();
  expect(script()).toBe('Hola a todos.\n\n[Voz: ]\n');
  editor.chain().setTextSelection(1).insertSceneDirection().insertContent('sala').run();
  expect(script()).toBe('[Escena: sala]\n\nHola a todos.\n\n[Voz: ]\n');
});

test('Backspace in an empty direction takes it away', () => {
  open('').commands.insertVoiceDirection();
  press('Backspace');
  expect(script()).toBe('');
});

test('knows the spoken sentences and the one under the cursor', () => {
  open('## Título.\n\nUna frase. Otra [Voz: pausa] frase.\nÚltima.\n\n- Un punto.\n');
  const texts = trackedSentences(editor.state).map((sentence) => sentence.text);
  expect(texts).toEqual(['Una frase.', 'Otra', 'frase.', 'Última.']);
  const last = trackedSentences(editor.state)[3];
  editor.commands.setTextSelection(last?.from ?? 0);
  expect(activeSentence(editor.state)).toBe(3);
  editor.commands.insertContentAt(1, 'Nuevo ', { updateSelection: false });
  expect(activeSentence(editor.state)).toBe(3);
});

test('every sentence stands in the document where it says', () => {
  const word = fc.constantFrom(
    'Uno',
    'dos.',
    'tres',
    '[Voz: x]',
    '  ',
    '¿Qué?',
    '**a**',
    'Sr.',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
      open(`${words.join(' ')}\n`);
      const { doc } = editor.state;
      for (const { text, from, to } of trackedSentences(editor.state)) {
        expect(doc.textBetween(from, to, undefined, ' ').replace(/\s+/gu, ' ')).toBe(text);
      }
      editor.destroy();
    }),
  );
  open('');
});

test('Enter makes the next item of a list, and ends the list in an empty one', () => {
  open('- uno\n').commands.setTextSelection(6);
  press('Enter');
  editor.commands.insertContent('dos');
  expect(script()).toBe('- uno\n- dos\n');
  press('Enter');
  press('Enter');
  editor.commands.insertContent('Fuera.');
  expect(script()).toBe('- uno\n- dos\n\nFuera.\n');
});
