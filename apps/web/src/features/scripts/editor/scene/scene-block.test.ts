import { parseSceneDirection } from '@tarima/text';
import { fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openScript } from '#web/test/open-script.ts';
import { tidyScript } from '../script-document.ts';

let opened: ReturnType<typeof openScript>;
afterEach(() => opened?.editor.destroy());

const LINE =
  '[Escena: pasos; presentador en la esquina; figura 3fa9c012; recorte 10 0 50 100; luz]';

/** Opens a script and returns its blocks by role. */
function open(script: string, acts?: Parameters<typeof openScript>[1]) {
  opened = openScript(script, acts);
  return within(opened.editor.view.dom);
}
const script = () => opened.script();

test('shows the layout, the presenter’s place and the figure; only own words are text', () => {
  const page = open(`${LINE}\n`);
  expect(page.getByRole<HTMLSelectElement>('combobox', { name: 'Diseño' }).value).toBe('steps');
  const presenter = page.getByRole<HTMLSelectElement>('combobox', { name: 'Presentador' });
  expect(presenter.value).toBe('corner');
  const figure = page.getByRole('button', { name: 'Cambiar figura 3fa9c012' });
  expect(figure.querySelector('img')?.getAttribute('src')).toBe('/3fa9c012');
  expect(opened.editor.state.doc.textContent).toBe('luz');
  expect(script()).toBe(`${LINE}\n`);
});

test('writes each choice into the line, in the language of its keyword, and can be undone', () => {
  const page = open('[Scene: a map]\n');
  fireEvent.change(page.getByRole('combobox', { name: 'Diseño' }), { target: { value: 'dos' } });
  expect(script()).toBe('[Scene: do and don’t; a map]\n');
  const presenter = page.getByRole('combobox', { name: 'Presentador' });
  fireEvent.change(presenter, { target: { value: 'away' } });
  expect(script()).toBe('[Scene: do and don’t; no presenter; a map]\n');
  fireEvent.change(presenter, { target: { value: '' } });
  expect(script()).toBe('[Scene: do and don’t; a map]\n');
  // However quickly they follow, each is undone by itself.
  opened.editor.commands.undo();
  expect(script()).toBe('[Scene: do and don’t; no presenter; a map]\n');
  opened.editor.commands.undo();
  opened.editor.commands.undo();
  expect(script()).toBe('[Scene: a map]\n');
  expect(page.getByRole<HTMLSelectElement>('combobox', { name: 'Diseño' }).value).toBe('');
});

test('removes the figure and its crop by one press', () => {
  const page = open(`${LINE}\n`);
  fireEvent.click(page.getByRole('button', { name: 'Quitar figura 3fa9c012' }));
  expect(script()).toBe('[Escena: pasos; presentador en la esquina; luz]\n');
  expect(page.queryByRole('button', { name: /^Quitar figura/u })).toBeNull();
});

test('asks for the figure of its own block', () => {
  const asked: string[] = [];
  const page = open('[Escena: uno]\n\n[Escena: dos]\n', {
    onChooseFigure: (block) => asked.push(block.textContent),
  });
  fireEvent.click(page.getAllByRole('button', { name: 'Imagen' })[1] ?? document.body);
  expect(asked).toEqual(['dos']);
});

test.each(['the block', 'the row of its choices'])(
  'a press on %s beside text and controls puts the cursor behind its words',
  (place) => {
    const page = open(`Antes.\n\n${LINE}\n`);
    const row = page.getByRole('combobox', { name: 'Diseño' }).parentElement;
    const pressed = place === 'the block' ? row?.parentElement : row;
    expect(fireEvent.mouseDown(pressed ?? document.body)).toBe(false);
    opened.editor.commands.insertContent(' y sombra');
    expect(script()).toBe(`Antes.\n\n${LINE.replace('luz', 'luz y sombra')}\n`);
  },
);

test('unknown words stay as they are, and copies keep the choices', () => {
  open('[Escena: Un plano;  zoom 3 ;pasos lentos]\n');
  expect(script()).toBe('[Escena: Un plano;  zoom 3 ;pasos lentos]\n');
  const mixed = '[Cena: um mapa; steps; presentador al lado]';
  expect(tidyScript(mixed)).toBe('[Cena: passos; apresentador ao lado; um mapa]\n');
  opened.editor.destroy();
  open(`${LINE}\n`);
  opened.editor.commands.selectAll();
  const { view, state } = opened.editor;
  const { dom } = view.serializeForClipboard(state.selection.content());
  view.pasteHTML(dom.innerHTML);
  expect(parseSceneDirection(script().slice(9, -2))).toEqual(
    parseSceneDirection(LINE.slice(9, -1)),
  );
});
