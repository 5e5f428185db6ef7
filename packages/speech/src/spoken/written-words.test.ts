import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakAsPeople } from './speak-as-people.ts';
import { writtenWords } from './written-words.ts';

const token = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  fc.constantFrom('&', '—', '–', '|', '+', '1A', 'Stage', 'café', '25', '%', 'cafe\u0301'),
);
const text = fc
  .array(token, { minLength: 1, maxLength: 12 })
  .map((tokens) => tokens.join(' ').split(/\s+/u).filter(Boolean).join(' '))
  .filter((written) => /[\p{L}\p{N}]/u.test(written));

describe('the words as written', () => {
  it.each([
    ['Stages 1A & 1B — the end', ['Stages', '1A &', '1B —', 'the', 'end']],
    ['— Hola | + tú …', ['— Hola | +', 'tú …']],
    ['see https://a.b/c?b=c&d now', ['see', 'https://a.b/c?b=c&d', 'now']],
    ['25 % de 3\u00A0€', ['25 %', 'de', '3 €']],
    ['… — !', []],
    ['', []],
  ])('keep their signs: %j', (written, words) => {
    expect(writtenWords(written)).toEqual(words);
    expect(speakAsPeople(written, 'en', 'en_US').words).toEqual(words);
  });

  it('give the text again when joined, and own all that is spoken', () => {
    fc.assert(
      fc.property(text, (written) => {
        const { words, owners } = speakAsPeople(written, 'es', 'es_MX');
        expect(words.join(' ')).toBe(written);
        for (const word of words) expect(word).toMatch(/[\p{L}\p{N}]/u);
        for (const owner of owners) expect(owner).toBeLessThan(words.length);
      }),
      { numRuns: 300 },
    );
  });

  it('include the sound of their signs', () => {
    const { text: said, owners } = speakAsPeople('Stages 1A & 1B', 'en', 'en_US');
    expect(said).toContain('and');
    expect(owners[said.indexOf('and')]).toBe(1);
  });
});
