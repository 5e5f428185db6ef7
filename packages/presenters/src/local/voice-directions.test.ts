import { expect, test } from 'vitest';
import { readSpokenScenes } from './spoken-scenes.ts';
import { readVoiceDirection } from './voice-directions.ts';

test.each([
  ['pausa', 0.7],
  ['Pausa larga', 1.3],
  ['short pause', 0.35],
  ['pausa de 2 segundos', 2],
  ['pause 1.5 s', 1.5],
  ['pausa 0,8 seg', 0.8],
  ['pausa de 60 s', 5],
])('“%s” is %d seconds of silence', (text, seconds) => {
  expect(readVoiceDirection(text).pause).toBe(seconds);
});

test.each(['más lento', 'slower', 'Slowly, please', 'mais devagar', 'despacio', 'tono pausado'])(
  '“%s” slows down',
  (text) => {
    expect(readVoiceDirection(text)).toMatchObject({ pause: 0, delivery: { rate: 0.87 } });
  },
);

test.each(['más rápido', 'faster', 'mais rápido', 'depressa'])('“%s” speeds up', (text) => {
  expect(readVoiceDirection(text).delivery?.rate).toBeGreaterThan(1);
});

test.each(['con énfasis', 'emphasis', 'com ênfase'])('“%s” applies to one sentence', (text) => {
  expect(readVoiceDirection(text).emphasis).toBe(true);
});

test('unknown words change nothing', () => {
  expect(readVoiceDirection('como un pirata')).toEqual({
    pause: 0,
    delivery: null,
    emphasis: false,
  });
});

test('a direction holds to the end of its scene, a pause and an emphasis only once', () => {
  const script = `## Uno

[Voz: más lento]

Primera frase. Segunda frase.

[Voz: pausa]
[Voz: énfasis]

Tercera. Cuarta.

## Dos

Quinta.
`;
  const scenes = readSpokenScenes(script, 'es');
  const rates = scenes.map((scene) => scene.sentences.map(({ delivery }) => delivery.rate));
  expect(rates).toEqual([[0.87, 0.87, 0.87 * 0.92, 0.87], [1]]);
  expect(scenes[0]?.sentences.map(({ pauseBefore }) => pauseBefore)).toEqual([0, 0, 0.7 + 0.2, 0]);
});
