import { parseSceneDirection } from '@tarima/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_DELIVERY } from '../local/voice-directions.ts';
import { estimatedCaptions } from './estimated-captions.ts';
import { spokenParts } from './spoken-parts.ts';

const sentence = (text: string, pauseBefore = 0) => ({
  text,
  breathBefore: 'sentence' as const,
  delivery: PLAIN_DELIVERY,
  pauseBefore,
  isEmphasised: false,
});
const scene = (title: string, ...texts: string[]) => ({
  title,
  direction: parseSceneDirection(''),
  table: null,
  points: [],
  sentences: texts.map((text) => sentence(text)),
});
const limits = { characters: 40, scenes: 4 };
const plain = { hasPauses: false };

describe('a script for a vendor that speaks', () => {
  it('has the script’s scenes, cut at the ends of sentences if too long', () => {
    const parts = spokenParts(
      [scene('A', 'Una frase corta.', 'Otra frase corta.', 'Y la tercera.'), scene('B', 'Fin.')],
      limits,
      plain,
    );
    expect(parts).toEqual([
      { title: 'A', text: 'Una frase corta. Otra frase corta.' },
      { title: 'A', text: 'Y la tercera.' },
      { title: 'B', text: 'Fin.' },
    ]);
  });

  it('joins scenes if there are too many, and refuses a text that is too long', () => {
    const many = Array.from({ length: 8 }, (_, index) => scene(`${index}`, 'Una frase.'));
    expect(spokenParts(many, limits, plain)).toHaveLength(3);
    const long = Array.from({ length: 30 }, () =>
      scene('L', 'Una frase algo más larga que otras.'),
    );
    expect(() => spokenParts(long, limits, plain)).toThrow(
      expect.objectContaining({ code: 'PRESENTER_VENDOR_TOO_LONG' }),
    );
  });

  it('has the author’s pauses if the voice supports them', () => {
    const scenes = [{ ...scene('A'), sentences: [sentence('Uno.'), sentence('Dos.', 0.7)] }];
    expect(spokenParts(scenes, limits, { hasPauses: true })[0]?.text).toBe(
      'Uno. <break time="0.7s"/> Dos.',
    );
    expect(spokenParts(scenes, limits, plain)[0]?.text).toBe('Uno. Dos.');
  });

  it('loses no word and keeps every limit for any text', () => {
    const word = fc.stringMatching(/^[a-zñá]{1,60}$/u);
    const text = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
        const parts = spokenParts([scene('A', ...texts)], { characters: 40, scenes: 1_000 }, plain);
        for (const part of parts) expect(part.text.length).toBeLessThanOrEqual(40);
        const letters = (all: string[]) => all.join('').replaceAll(' ', '');
        expect(letters(parts.map((part) => part.text))).toBe(letters(texts));
      }),
    );
  });
});

it('estimates captions with every word, in order, within the video', () => {
  const parts = [
    { title: 'A', text: 'Uno, dos y tres. <break time="1s"/> Cuatro cinco.' },
    { title: 'B', text: 'Seis.' },
  ];
  const { cues, chapters } = estimatedCaptions(parts, 12, 'es');
  expect(cues.map(({ text }) => text).join(' ')).toBe('Uno, dos y tres. Cuatro cinco. Seis.');
  expect(cues.at(-1)?.end).toBeCloseTo(12, 5);
  cues.forEach(({ start, end }, index) => {
    expect(end).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual((cues[index - 1]?.end ?? 0) - 1e-9);
  });
  expect(chapters.map(({ title }) => title)).toEqual(['A', 'B']);
});
