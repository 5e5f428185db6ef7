import { LANGUAGES, OUTPUT_LANGUAGE_CODES } from '@tarima/contract';
import { expect, it } from 'vitest';
import { SOURCE_LANGUAGES, WRITING_LANGUAGES } from './languages.ts';
import { patternOfAll, wordsOfAll } from './of-all-languages.ts';

it('knows every language of documents, and no other', () => {
  const codes = Object.keys(SOURCE_LANGUAGES).sort();
  expect(codes).toEqual(Object.values(OUTPUT_LANGUAGE_CODES).sort());
  expect(Object.keys(WRITING_LANGUAGES).sort()).toEqual([...LANGUAGES].sort());
});

it.each(Object.entries(SOURCE_LANGUAGES))(
  'has the folder of %s under its own code',
  (code, own) => {
    expect(own.cues.language).toBe(code);
  },
);

it('joins the cues of all languages that have them', () => {
  const languages = {
    es: { label: /anexo/u, words: new Set(['de', 'del']) },
    fr: { label: null, words: new Set(['de']) },
    en: { label: /annex|appendix/u, words: new Set<string>() },
  };
  expect(patternOfAll(languages, ({ label }) => label)).toBe('anexo|annex|appendix');
  expect(wordsOfAll(languages, ({ words }) => words)).toEqual(new Set(['de', 'del']));
});
