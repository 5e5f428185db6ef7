import type { Readable } from 'node:stream';
import {
  type CompanyPronunciation,
  LANGUAGES,
  type Language,
  type NewPronunciation,
  newPronunciationSchema,
  SPOKEN_LANGUAGE_CODES,
} from '@tarima/contract';
import { decodeText, foldWritten } from '@tarima/text';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify';
import { cleanText } from '#server/kit/clean-text.ts';
import { AppError } from '#server/kit/errors.ts';

const COLUMNS = ['language', 'written', 'said'] as const;
type Column = (typeof COLUMNS)[number];

/** The same for two entries of the same word. */
export const wordKey = ({ language, written }: Pick<NewPronunciation, 'language' | 'written'>) =>
  `${language} ${foldWritten(written)}`;

/** The first row of a file. The fields' names are those of the contract. */
const HEADERS: Record<Language, Record<Column, string>> = {
  es: { language: 'idioma', written: 'palabra', said: 'pronunciación' },
  en: { language: 'language', written: 'word', said: 'pronunciation' },
  pt: { language: 'idioma', written: 'palavra', said: 'pronúncia' },
};

/** Excel splits a file at the list separator of its region. */
const SEPARATOR_OF: Record<Language, string> = { es: ';', en: ',', pt: ';' };
const SEPARATORS = [',', ';', '\t'];
/** Table programs may name the separator in a line before all rows. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?\r?(?:\n|$)/iu;
const FORMULA = String.raw`(^|[,;\t\r\n][" ]*)`;
const SIGNS = String.raw`(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])`;
/** Table programs would run a cell that begins like this. An apostrophe keeps it a text. */
const UNGUARDED = new RegExp(`${FORMULA}${SIGNS}`, 'gu');
const GUARDED = new RegExp(`${FORMULA}'${SIGNS}`, 'gu');

/** All pronunciations as CSV, with a header in the reader's language. */
export function writePronunciationFile(
  rows: readonly Pick<CompanyPronunciation, Column>[],
  language: Language,
): Readable {
  return stringify(
    rows.map((row) => COLUMNS.map((column) => row[column])),
    {
      // Excel recognizes UTF-8 by it.
      bom: true,
      record_delimiter: 'windows',
      delimiter: SEPARATOR_OF[language],
      header: true,
      columns: COLUMNS.map((column, index) => ({
        key: String(index),
        header: HEADERS[language][column],
      })),
      quoted: true,
      cast: { string: (text) => text.replace(UNGUARDED, "$1'") },
    },
  );
}

/**
 * The entries of a CSV file with commas, semicolons or tabs. A header is optional. The text is
 * UTF-8, UTF-16 or in the encoding of Windows. The last of two rows of the same word counts.
 * @throws AppError PRONUNCIATIONS_FILE_INVALID with the first rows and columns at fault
 * @throws AppError PRONUNCIATIONS_FILE_EMPTY if no row has a word
 */
export function readPronunciationFile(bytes: Uint8Array): NewPronunciation[] {
  const text = cleanText(decodeText(bytes));
  const rows = rowsOf(text);
  const [first] = rows;
  const begin = first && isHeader(first.record) ? 1 : 0;
  const faults: { path: string; message: string }[] = [];
  const entries = new Map<string, NewPronunciation>();
  rows.slice(begin).forEach(({ record, line }) => {
    const [language = '', written = '', said = ''] = record.map((cell) =>
      cell.trim().replace(GUARDED, '$1'),
    );
    const read = newPronunciationSchema.safeParse({ language: codeOf(language), written, said });
    if (read.success) {
      entries.set(wordKey(read.data), read.data);
      return;
    }
    const column = String(read.error.issues[0]?.path[0] ?? 'said');
    faults.push({
      path: `rows.${line - 1}.${column}`,
      message: read.error.issues[0]?.message ?? '',
    });
  });
  if (faults.length > 0) throw invalid(faults);
  if (entries.size === 0) throw new AppError('PRONUNCIATIONS_FILE_EMPTY');
  return [...entries.values()];
}

/** More faults than this help nobody. */
const MOST_FAULTS = 20;

const invalid = (fields: { path: string; message: string }[], cause?: unknown) =>
  new AppError('PRONUNCIATIONS_FILE_INVALID', {
    details: {
      reason: fields
        .slice(0, MOST_FAULTS)
        .map(({ path, message }) => `${path}: ${message}`)
        .join('; '),
      fields: fields.slice(0, MOST_FAULTS),
    },
    cause,
  });

type Row = { record: string[]; line: number };

function rowsOf(text: string): Row[] {
  const named = SEPARATOR_LINE.exec(text)?.[1];
  try {
    const read = parse(text, {
      delimiter: named ?? separatorOf(text),
      from_line: named ? 2 : 1,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      skip_empty_lines: true,
      // The library's types do not know what `info` adds.
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return read.map(({ record, info }) => ({ record, line: info.lines }));
  } catch (cause) {
    const line = cause instanceof Error && 'lines' in cause ? Number(cause.lines) : 1;
    throw invalid([{ path: `rows.${line - 1}`, message: String(cause) }], cause);
  }
}

/** The first separator outside of quotes in the first line. */
function separatorOf(text: string): string {
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === '\n') break;
    else if (!isQuoted && SEPARATORS.includes(character)) return character;
  }
  return ',';
}

const isHeader = ([language = '', written = '']: string[]): boolean =>
  LANGUAGES.some(
    (known) =>
      foldWritten(language) === HEADERS[known].language &&
      foldWritten(written) === HEADERS[known].written,
  );

/** People write a language by its code, its locale or its name. */
function codeOf(written: string): string {
  const name = foldWritten(written);
  const byName = SPOKEN_LANGUAGE_CODES.find((code) =>
    LANGUAGES.some((known) => {
      const shown = new Intl.DisplayNames(known, { type: 'language' }).of(code) ?? code;
      return foldWritten(shown) === name;
    }),
  );
  return byName ?? name.split(/[-_]/u)[0] ?? '';
}
