import type { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openScript } from '#web/test/open-script.ts';
import { putScript } from './put-script.ts';
import { tidyScript } from './script-document.ts';
import { activeSentence, trackedSentences } from './sentence-tracking.ts';

let editor: Editor;
let opened: ReturnType<typeof openScript>;
let places: [place: number, total: number][] = [];
const open = (text: string) => {
  opened = openScript(text, { onMoved: (...place) => places.push(place) });
  editor = opened.editor;
  return editor;
};
const script = () => opened.script();
const press = (key: string, modifiers: KeyboardEventInit = {}) => opened.press(key, modifiers);
afterEach(() => {
  editor.destroy();
  places = [];
});

test('the real editor holds a script without changing it', () => {
  const text =
    '### Título *uno*\n\n[Cena: luz] \n\nUna **frase** y [Voz: pausa] <u>otra</u>.\nMás.\n\n- a\n- b\n\n7. c\n\n| d | *e* |\n| --- | --- |\n| 1 |  |\n';
  const normalised = text.replace('] \n', ']\n');
  open(text);
  expect(script()).toBe(normalised);
});

test('redo without a next step undoes nothing, also with Caps Lock', () => {
  open('Hola.\n').commands.insertContentAt(6, ' Sigue.');
  editor.commands.undo();
  for (let time = 0; time < 2; time += 1) press('z', { ctrlKey: true, shiftKey: true });
  expect(script()).toBe('Hola. Sigue.\n');
});

test('inserted directions use the script’s language, and Enter leaves them', () => {
  open('Hola.\n').commands.setTextSelection(6);
  editor.chain().insertSceneDirection().insertContent('una sala').run();
  press('Enter');
  editor.commands.insertContent('Sigue.');
  expect(script()).toBe('Hola.\n\n[Escena: una sala]\n\nSigue.\n');
});

test('an inserted direction never splits the sentence at the cursor', () => {
  open('Hola a todos.\n').commands.setTextSelection(5);
  editor.commands.insertVoiceDirection();
  expect(script()).toBe('Hola a todos.\n\n[Voz: ]\n');
  editor.chain().setTextSelection(1).insertSceneDirection().insertContent('sala').run();
  expect(script()).toBe('[Escena: sala]\n\nHola a todos.\n\n[Voz: ]\n');
});

test('Backspace removes an empty direction', () => {
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

test('every sentence has its exact place in the document', () => {
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

test('replaces only the difference, for any two texts', () => {
  const block = fc.constantFrom(
    '## A',
    '# A',
    'b c d',
    'b c',
    '[Voz: x]',
    '[Voz: xx]',
    '- f\n- g',
    '- f',
    '| a | b |\n| --- | --- |\n| c | d |',
    '| a |\n| --- |\n| c d |',
  );
  const text = fc.array(block, { maxLength: 5 }).map((blocks) => `${blocks.join('\n\n')}\n`);
  fc.assert(
    fc.property(text, text, (one, other) => {
      open(one);
      editor.commands.command(putScript(other, 'person'));
      editor.state.doc.check();
      expect(script()).toBe(tidyScript(other));
      editor.commands.undo();
      expect(script()).toBe(tidyScript(one));
      editor.destroy();
    }),
  );
  open('Uno.\n\nDos.\n\nTres.\n').commands.setTextSelection(9);
  editor.commands.command(putScript('Uno, más largo.\n\nDos.\n', 'elsewhere'));
  editor.commands.insertContent('s');
  expect(script()).toBe('Uno, más largo.\n\nDoss.\n');
  editor.commands.undo();
  editor.commands.undo();
  expect(script()).toBe('Uno, más largo.\n\nDos.\n');
});

test('Enter makes the next list item, and leaves the list in an empty one', () => {
  open('- uno\n').commands.setTextSelection(6);
  press('Enter');
  editor.commands.insertContent('dos');
  expect(script()).toBe('- uno\n- dos\n');
  press('Enter');
  press('Enter');
  editor.commands.insertContent('Fuera.');
  expect(script()).toBe('- uno\n- dos\n\nFuera.\n');
});

describe('the clipboard', () => {
  const paste = (text: string) => editor.view.pasteText(text);

  test('pastes a script with its structure, and words into the cursor’s sentence', () => {
    open('Hola a todos.\n').commands.setTextSelection(5);
    paste(', sí,');
    expect(script()).toBe('Hola, sí, a todos.\n');
    editor.commands.selectAll();
    paste('## Uno\n\n[Voz: pausa]\n\nAlgo **nuevo**.\n\n- Punto\n');
    expect(editor.getJSON().content?.map(({ type }) => type)).toEqual([
      'heading',
      'voiceDirection',
      'paragraph',
      'bulletList',
    ]);
  });

  test('makes a link of words over which an address is pasted, never of an executable one', () => {
    open('Mira esto.\n');
    const pasteOver = (address: string) => {
      editor.commands.setTextSelection({ from: 6, to: 10 });
      paste(address);
    };
    pasteOver('https://example.com/a');
    expect(script()).toBe('Mira [esto](https://example.com/a).\n');
    editor.commands.undo();
    editor.view.pasteHTML('<a href="javascript:alert(1)">aquí</a>');
    expect(script()).toBe('Mira aquí.\n');
  });

  test('copies a script, but only words from within a block', () => {
    open('## Uno dos\n\n[Voz: pausa]\n\nHola.\n');
    const copied = (from: number, to: number) => {
      editor.commands.setTextSelection({ from, to });
      return editor.view.serializeForClipboard(editor.state.selection.content()).text;
    };
    expect(copied(1, 4)).toBe('Uno');
    expect(copied(1, editor.state.doc.content.size)).toBe('## Uno dos\n\n[Voz: pausa]\n\nHola.');
  });
});

describe('a direction is moved', () => {
  const THREE = 'Uno.\n\n[Escena: sala]\n\n- a\n- b\n';
  const control = (name: string) =>
    editor.view.dom.querySelector<HTMLElement>(`[data-control=${name}]`);
  const onGrip = (key: string) =>
    control('grip')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  /** Happy DOM has no layout, so each block gets ten pixels of height. */
  const layOut = () => {
    for (const [place, block] of [...editor.view.dom.children].entries()) {
      block.getBoundingClientRect = () => new DOMRect(0, place * 10, 100, 8);
    }
  };
  const pointer = (type: string, clientY: number, pointerType = 'mouse') =>
    new PointerEvent(type, { clientX: 5, clientY, pointerId: 7, pointerType, bubbles: true });

  beforeEach(() => {
    open(THREE);
    document.body.append(editor.view.dom);
  });

  test('by arrow keys on its grip, which keeps the focus and stops at the ends', () => {
    onGrip('ArrowUp');
    expect(script()).toBe('[Escena: sala]\n\nUno.\n\n- a\n- b\n');
    expect(document.activeElement).toBe(control('grip'));
    onGrip('ArrowUp');
    onGrip('ArrowDown');
    onGrip('ArrowDown');
    expect(script()).toBe('Uno.\n\n- a\n- b\n\n[Escena: sala]\n');
    onGrip('ArrowDown');
    expect(places).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  test.each(['mouse', 'touch'])('by %s, to the gap where it is dropped', (pointerType) => {
    layOut();
    control('grip')?.dispatchEvent(pointer('pointerdown', 14, pointerType));
    window.dispatchEvent(pointer('pointermove', 40, pointerType));
    expect(document.querySelector('.script-drop-line')).not.toBeNull();
    window.dispatchEvent(pointer('pointerup', 40, pointerType));
    expect(script()).toBe('Uno.\n\n- a\n- b\n\n[Escena: sala]\n');
    expect(document.querySelector('.script-drop-line')).toBeNull();
    editor.commands.undo();
    expect(script()).toBe(THREE);
  });

  test('not by a press without movement, and not after Escape', () => {
    layOut();
    control('grip')?.dispatchEvent(pointer('pointerdown', 14));
    window.dispatchEvent(pointer('pointerup', 15));
    control('grip')?.dispatchEvent(pointer('pointerdown', 14));
    window.dispatchEvent(pointer('pointermove', 40));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    window.dispatchEvent(pointer('pointerup', 40));
    expect(script()).toBe(THREE);
  });

  test('like any other block by Alt+Shift and an arrow key, together with the cursor', () => {
    editor.commands.setTextSelection(3);
    press('ArrowDown', { altKey: true, shiftKey: true });
    expect(script()).toBe('[Escena: sala]\n\nUno.\n\n- a\n- b\n');
    editor.commands.insertContent('¡');
    expect(script()).toContain('Un¡o.');
  });

  test('or removed by its own button', () => {
    control('remove')?.click();
    expect(script()).toBe('Uno.\n\n- a\n- b\n');
    editor.commands.undo();
    expect(script()).toBe(THREE);
  });
});

test('the only block can be removed, which leaves an empty text', () => {
  open('[Voz: pausa]\n');
  editor.view.dom.querySelector<HTMLElement>('[data-control=remove]')?.click();
  expect(script()).toBe('');
});
