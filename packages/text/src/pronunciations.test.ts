import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPronunciations, occurringPronunciations, pronounced } from './pronunciations.ts';

const LIST = [
  { written: 'Tarima', said: 'ta rima' },
  { written: 'Grupo Tarima', said: 'el grupo' },
  { written: 'Nguyễn', said: 'nuien' },
  { written: 'C++', said: 'ce más más' },
  { written: 'Node.js', said: 'noud' },
  { written: 'IT', said: 'ai ti' },
  { written: 'NORMAX', said: 'nor max' },
];

describe('the pronunciations of a text', () => {
  it.each([
    ['Usa TARIMA hoy.', 'Usa ta rima hoy.'],
    ['El Grupo  \n Tarima y Tarima', 'El el grupo y ta rima'],
    ['Tarimas y subtarima y Tarima2', 'Tarimas y subtarima y Tarima2'],
    ["«Tarima» — Tarima's, Tarima-Norte", "«ta rima» — ta rima's, ta rima-Norte"],
    ['Nguyen no, Nguyễn sí', 'Nguyen no, nuien sí'],
    ['Nguye\u0302\u0303n sí', 'nuien sí'],
    ['en C++ y Node.js', 'en ce más más y noud'],
    ['a@tarima.com y https://tarima.com/Tarima', 'a@tarima.com y https://tarima.com/Tarima'],
    ['Normax y NORMAX', 'nor max y nor max'],
    ['It works: the IT team, it and It', 'It works: the ai ti team, it and It'],
  ])('%s', (written, said) => {
    expect(pronounced(written, LIST)).toBe(said);
  });

  it('send no command to a voice', () => {
    const list = [{ written: 'a', said: '<break time="9s"/> [[_^_en]] *hola*' }];
    expect(pronounced('a', list)).not.toMatch(/[<>[\]*"/=^_]/u);
  });

  it('leave a word alone whose pronunciation is no sound', () => {
    expect(findPronunciations('a b', [{ written: 'a', said: '***' }])).toEqual([]);
  });

  it('are those that a text needs, each once, in an order of their own', () => {
    const needed = [LIST[3], LIST[0]];
    expect(occurringPronunciations('tarima Tarima C++', LIST)).toEqual(needed);
    expect(occurringPronunciations('C++ tarima', [...LIST].reverse())).toEqual(needed);
  });

  it('change exactly the places of whole words, in order', () => {
    const word = fc.constantFrom('tarima', 'grupo', 'Norte', 'c++', 'a');
    const mark = fc.constantFrom(' ', ', ', ' — ', '\n', '. ');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, mark)), (parts) => {
        const text = parts.flat().join('');
        let end = 0;
        for (const place of findPronunciations(text, LIST)) {
          expect(place.start).toBeGreaterThanOrEqual(end);
          const { written } = place.pronunciation;
          const found = text.slice(place.start, place.end).toLowerCase().replace(/\s+/gu, ' ');
          expect(found).toBe(written.toLowerCase());
          end = place.end;
        }
        const rest = pronounced(text, LIST);
        expect(rest).not.toMatch(/(?<![\p{L}])tarima(?!\p{L})/iu);
      }),
    );
  });

  it('leave a text as it is that has none of the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const list = [{ written: 'wxyzwxyz', said: 'nada' }];
        expect(pronounced(text, list)).toBe(text);
      }),
    );
  });
});
