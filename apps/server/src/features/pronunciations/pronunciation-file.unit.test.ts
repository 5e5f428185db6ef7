import { text as readText } from 'node:stream/consumers';
import { LANGUAGES, type NewPronunciation, SPOKEN_LANGUAGE_CODES } from '@tarima/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPronunciationFile, writePronunciationFile } from './pronunciation-file.ts';

const read = (text: string) => readPronunciationFile(Buffer.from(text));
const TARIMA = { language: 'es', written: 'Tarima', said: 'ta rima' };
const faultsOf = (text: string): string[] => {
  try {
    read(text);
  } catch (error) {
    // An AppError has them.
    const { details } = error as { details?: { fields?: { path: string }[] } };
    return details?.fields?.map(({ path }) => path) ?? [];
  }
  return [];
};

describe('a CSV of pronunciations', () => {
  it.each([
    ['comma, no header', 'es,Tarima,ta rima'],
    ['semicolon', 'idioma;palabra;pronunciación\r\nes;Tarima;ta rima\r\n'],
    ['tab', 'language\tword\tpronunciation\nes\tTarima\tta rima'],
    ['Portuguese header, BOM', '\ufeffidioma,palavra,pronúncia\nes,Tarima,ta rima'],
    ['name of a language', 'español,Tarima,ta rima\n\n,,\n'],
    ['locale and quotes', '"es-MX","Tarima","ta  rima"'],
    ['the separator in the first line, as Excel writes it', 'sep=;\r\nes;Tarima;ta rima\r\n'],
    [
      'a separator of its own, before a header',
      '"SEP=|"\nlanguage|word|pronunciation\nes|Tarima|ta rima',
    ],
    ['a tab as separator, after a BOM', '\ufeffsep=\t\nes\tTarima\tta rima'],
    ['the last of two', 'es,tarima,no\nEspanhol,Tarima,ta rima'],
  ])('is read: %s', (_name, text) => {
    expect(read(text)).toEqual([TARIMA]);
  });

  it('is read in the encodings of Windows', () => {
    const word = { language: 'es', written: 'Ñandú', said: 'ñandú' };
    expect(readPronunciationFile(Buffer.from('es;Ñandú;ñandú', 'latin1'))).toEqual([word]);
    const utf16 = Buffer.from('\ufeffes\tÑandú\tñandú', 'utf16le');
    expect(readPronunciationFile(utf16)).toEqual([word]);
  });

  it('names the rows and columns that cannot be read', () => {
    expect(
      faultsOf(`language,word,pronunciation
es,Tarima,ta rima
xx,Tarima,ta rima
es,,ta rima
es,Tarima,
es,${'x'.repeat(61)},no`),
    ).toEqual([...['rows.2.language', 'rows.3.written', 'rows.4.said', 'rows.5.written']]);
    expect(faultsOf('sep=;\nidioma;palabra;pronunciación\nxx;Tarima;ta rima')).toEqual([
      'rows.2.language',
    ]);
    expect(faultsOf('es,Uno,uno\nes,"Tarima,ta rima')).toEqual(['rows.1']);
    expect(faultsOf('%PDF-1.7 \u0000\u0001')).not.toEqual([]);
  });

  it.each(['', '\ufeff', '\r\n,,\r\n', 'idioma;palabra;pronunciación\r\n', 'sep=;', 'sep=;\r\n'])(
    'says of a file without a word what is missing: %j',
    (text) => {
      expect(() => read(text)).toThrow(
        expect.objectContaining({ code: 'PRONUNCIATIONS_FILE_EMPTY' }),
      );
    },
  );

  it.each([
    ['es', '"idioma";"palabra";"pronunciación"\r\n"es";"Tarima";"ta rima"\r\n'],
    ['en', '"language","word","pronunciation"\r\n"es","Tarima","ta rima"\r\n'],
    ['pt', '"idioma";"palavra";"pronúncia"\r\n"es";"Tarima";"ta rima"\r\n'],
  ] as const)('is written as the Excel of its language splits it: %s', async (language, text) => {
    const rows = [{ language: 'es' as const, written: 'Tarima', said: 'ta rima' }];
    expect(await readText(writePronunciationFile(rows, language))).toBe(text);
  });

  const said = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) =>
    `x${text}`
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(/\p{Surrogate}|\0/gu, '')
      .trim(),
  );
  const risky = fc.constantFrom(
    '=1+a',
    "'=a",
    "''+a",
    '@a',
    '-a',
    'a;=a',
    'a,"-1',
    '"a"',
    'a ,=1',
    'x"+',
  );

  it('is the same after export and import, in any language, and starts no formula', async () => {
    const entry = fc.record({
      language: fc.constantFrom(...SPOKEN_LANGUAGE_CODES),
      written: fc.oneof(said, risky),
      said: fc.oneof(said, risky),
    });
    const entries = fc.uniqueArray(entry, {
      minLength: 1,
      maxLength: 12,
      selector: ({ language, written }) => language + written.toLowerCase(),
    });
    await fc.assert(
      fc.asyncProperty(
        entries,
        fc.constantFrom(...LANGUAGES),
        async (rows: NewPronunciation[], language) => {
          const file = await readText(writePronunciationFile(rows, language));
          // A quote within a cell's text opens no cell.
          expect(file).not.toMatch(/[,;\t\n][" ]*[=+@-]/u);
          expect(read(file)).toEqual(rows);
        },
      ),
    );
  });
});
