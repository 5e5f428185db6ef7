import { describe, expect, it } from 'vitest';
import type { SpokenLanguage } from '../../local/accents.ts';
import { speakInWords } from '../speak-as-people.ts';
import { SAID_IN_GERMAN } from './de.ts';
import { SAID_IN_ENGLISH } from './en.ts';
import { SAID_IN_SPANISH } from './es.ts';
import { SAID_IN_FRENCH } from './fr.ts';
import { SAID_IN_ITALIAN } from './it.ts';
import { SAID_IN_PORTUGUESE } from './pt.ts';
import type { SaidEntry } from './said-entry.ts';

const LISTS: [language: SpokenLanguage, locale: string, entries: readonly SaidEntry[]][] = [
  ['es', 'es_MX', SAID_IN_SPANISH],
  ['en', 'en_US', SAID_IN_ENGLISH],
  ['pt', 'pt_BR', SAID_IN_PORTUGUESE],
  ['fr', 'fr_FR', SAID_IN_FRENCH],
  ['de', 'de_DE', SAID_IN_GERMAN],
  ['it', 'it_IT', SAID_IN_ITALIAN],
];

/** Without what nobody hears: capitals and the number of spaces. */
const plain = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();

describe('company texts, said as a native reader says them', () => {
  it.each(LISTS)('in %s (%s)', (language, usual, entries) => {
    const usable = entries.filter(([, , , note]) => note === undefined);
    const heard = usable.map(([written, , locale = usual]) => {
      const { text } = speakInWords(written, language, locale);
      return [written, plain(text), locale];
    });
    expect(heard).toEqual(
      usable.map(([written, said, locale = usual]) => [written, plain(said), locale]),
    );
  });
});
