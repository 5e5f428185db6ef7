import { parseScript } from '@tarima/text';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openScript } from '#web/test/open-script.ts';
import type { SceneChoices } from '../editor/scene/scene-block.ts';
import { chooseForStoryScene, moveScene, selectScene } from './change-scenes.ts';
import { storyScenes } from './story-scenes.ts';

let opened: ReturnType<typeof openScript>;
afterEach(() => opened.editor.destroy());
const open = (script: string) => {
  opened = openScript(script);
};
const scenes = () => storyScenes(opened.editor.state.doc);
const dispatch = (transaction: ReturnType<typeof moveScene>) =>
  transaction && opened.editor.view.dispatch(transaction);
const move = (index: number, gap: number) =>
  dispatch(moveScene(opened.editor.state, scenes(), index, gap));
const choose = (index: number, change: Partial<SceneChoices>) => {
  const scene = scenes()[index];
  if (scene) dispatch(chooseForStoryScene(opened.editor.state, scene, change));
};

const THREE =
  '## Uno\n\n[Escena: pasos; luz]\n\nHola.\n\n- a\n\n## Dos\n\n## Tres\n\n[Voz: pausa]\n\nAdiós [Escena: idea] ya.\n';

test('reads scenes as the script does, and counts those of the video', () => {
  open(THREE);
  expect(
    scenes().map(({ title, spoken, points, place }) => [title, spoken, points, place]),
  ).toEqual([
    ['Uno', 'Hola.', ['a'], 0],
    ['Dos', '', [], null],
    ['Tres', 'Adiós ya.', [], 1],
  ]);
  expect(scenes().map(({ choices }) => choices.layout)).toEqual(['steps', null, 'statement']);
});

test('has the scenes of the script for any text', () => {
  const line = fc.constantFrom('## A', '#', 'b c', '[Escena: x]', '- f', '', '| g |', '1. h');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      open(lines.join('\n'));
      const written = parseScript(opened.script()).map(({ title }) => title);
      expect(scenes().map(({ title }) => title)).toEqual(written);
      opened.editor.destroy();
    }),
  );
  open('');
});

test('a scene moves whole, takes the cursor along, and is one step to undo', () => {
  open(THREE);
  move(0, 3);
  expect(scenes().map(({ title }) => title)).toEqual(['Dos', 'Tres', 'Uno']);
  const { head } = opened.editor.state.selection;
  expect(scenes().findIndex(({ from, to }) => from <= head && head < to)).toBe(2);
  opened.editor.commands.undo();
  expect(opened.script()).toBe(THREE);
  move(2, 0);
  expect(scenes().map(({ title }) => title)).toEqual(['Tres', 'Uno', 'Dos']);
});

test('text before the first title stays in front', () => {
  open('Antes.\n\n## Uno\n\nHola.\n');
  move(0, 2);
  move(1, 0);
  expect(opened.script()).toBe('Antes.\n\n## Uno\n\nHola.\n');
});

test('a choice goes to the block that counts, or to a new one below the title', () => {
  open('## Uno\n\n[Escena: pasos]\n\nHola.\n\n[Escena: idea; luz]\n\n## Dos\n\nAdiós.\n');
  choose(0, { layout: 'quote' });
  choose(1, { presenter: 'away' });
  expect(opened.script()).toBe(
    '## Uno\n\n[Escena: ]\n\nHola.\n\n[Escena: cita; luz]\n\n## Dos\n\n[Escena: sin presentador]\n\nAdiós.\n',
  );
  choose(0, { layout: null });
  expect(scenes()[0]?.choices.layout).toBeNull();
});

test('choosing a scene puts the cursor at its first words', () => {
  open(THREE);
  const scene = scenes()[0];
  if (scene) dispatch(selectScene(opened.editor.state, scene));
  opened.editor.commands.insertContent('¡');
  expect(opened.script()).toContain('¡Hola.');
});
