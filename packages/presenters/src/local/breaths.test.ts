import { expect, test } from 'vitest';
import { BREATHS, type Breath } from './breaths.ts';
import { layOutScene } from './lay-out-scene.ts';
import { readSpokenScenes } from './spoken-scenes.ts';

const SECOND = { words: [], visemes: [], length: 1_000, sampleRate: 1_000 };

function breathsOf(script: string): Breath[] {
  const [scene] = readSpokenScenes(script, 'es');
  return scene?.sentences.slice(1).map(({ breathBefore }) => breathBefore) ?? [];
}

test('a paragraph, a list and a colon are heard as longer breaths', () => {
  const script = `## Taller

Uno. Dos.

Tres. Necesita tres cosas:

- Casco
- Botas

Primero el casco. Luego las botas.

- Guantes

Por último, los guantes.
`;
  expect(breathsOf(script)).toEqual([
    'sentence',
    'paragraph',
    'sentence',
    'colon',
    'sentence',
    'list',
  ]);
  expect(BREATHS.list).toBeGreaterThan(BREATHS.paragraph);
  expect(BREATHS.paragraph).toBeGreaterThan(BREATHS.sentence);
});

test('a pause of the author takes the place of a paragraph’s', () => {
  expect(breathsOf('Uno.\n\n[Voz: pausa]\n\nDos.')).toEqual(['sentence']);
});

test('the breaths stand between the clips of a scene', () => {
  const [scene] = readSpokenScenes('Uno. Dos.\n\nTres.', 'es');
  if (!scene) throw new Error('The script has a scene');
  const { clips } = layOutScene(scene, [SECOND, SECOND, SECOND], null);
  const starts = clips.map(({ start }) => Math.round(start * 100) / 100);
  const [first = 0] = starts;
  expect(starts).toEqual([
    first,
    first + 1 + BREATHS.sentence,
    Math.round((first + 2 + BREATHS.sentence + BREATHS.paragraph) * 100) / 100,
  ]);
});
