import { describe, expect, it } from 'vitest';
import { createPlaces } from './place-comments.ts';

const scene = (title: string, ...sentences: string[]) => ({
  ...{ title, sentences },
  ...{ keyPoints: [], tables: [] },
});

describe('the place of a comment after edits', () => {
  const placeOf = createPlaces([
    scene('Saludo', 'Hola.', 'Gracias.'),
    scene('Cuerpo', 'Uno.', 'Dos.'),
    scene('Cuerpo', 'Gracias.'),
    scene('Final', 'Gracias.', 'Adiós.'),
  ]);

  it.each([
    ['its sentence, where it stands now', 0, 'Saludo', 'Dos.', 1, 1, true],
    [
      'in the scene of its title, where the sentence stands often',
      0,
      'Final',
      'Gracias.',
      3,
      0,
      true,
    ],
    ['in the nearest scene, where its own has another title', 2, 'Otra', 'Gracias.', 2, 0, true],
    [
      'in its scene, if only the sentence is gone',
      3,
      'Saludo',
      'Ya no.',
      0,
      Number.MAX_SAFE_INTEGER,
      false,
    ],
    [
      'where it was, if its scene is gone too',
      9,
      'Otra',
      'Ya no.',
      9,
      Number.MAX_SAFE_INTEGER,
      false,
    ],
    ['its scene, where it stands now', 0, 'Final', null, 3, -1, true],
    ['the nearest of two scenes with its title', 3, 'Cuerpo', null, 2, -1, true],
    ['where it was, if its scene is gone', 1, 'Otra', null, 1, -1, false],
  ])('is %s', (_where, sceneIndex, sceneTitle, sentence, scene, sentenceIndex, isInScript) => {
    expect(placeOf({ sceneIndex, sceneTitle, sentence })).toEqual({
      ...{ sceneIndex: scene, sentenceIndex, isInScript },
    });
  });
});
