import { expect, test } from 'vitest';
import { captionLines, captionsOf } from './caption-lines.ts';

const timed = (text: string, from = 0) =>
  text.split(' ').map((word, index) => ({
    text: word,
    start: from + index * 0.4,
    end: from + index * 0.4 + 0.35,
  }));
const linesOf = (text: string) =>
  captionLines(timed(text)).map((line) => line.map((word) => word.text).join(' '));

test('lines end where a clause ends', () => {
  expect(
    linesOf('Cuando sopla el viento, las palas giran despacio, y el generador empieza a trabajar.'),
  ).toEqual([
    'Cuando sopla el viento,',
    'las palas giran despacio,',
    'y el generador empieza a trabajar.',
  ]);
});

test('no line ends in an article or a preposition if avoidable', () => {
  for (const line of linesOf(
    'El aerogenerador transforma la energía cinética del viento en una corriente eléctrica que llega hasta la red de la ciudad',
  ).slice(0, -1)) {
    expect(line.length).toBeLessThanOrEqual(38);
    expect(line).not.toMatch(/ (?:el|la|de|del|en|que|una)$/u);
  }
});

test('a word longer than a line gets a line of its own and no word is lost', () => {
  const text = `Uno ${'electroencefalografista'.repeat(2)} dos tres`;
  expect(linesOf(text).join(' ')).toBe(text);
});

test('captions follow each other without overlap and end with their scene', () => {
  const captions = captionsOf(
    [
      timed('Hola a todos.', 0.3),
      timed('Hoy hablamos del viento, que mueve las palas y el agua.', 1.9),
    ],
    6.6,
  );
  captions.forEach((caption, index) => {
    expect(caption.end).toBeGreaterThan(caption.start);
    expect(caption.end).toBeLessThanOrEqual(captions[index + 1]?.start ?? 6.6);
  });
  expect(captions.flatMap((caption) => caption.words)).toHaveLength(14);
});
