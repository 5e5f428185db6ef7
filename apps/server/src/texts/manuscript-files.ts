import type { Language, ManuscriptFormat } from '@tarima/contract';
import type { Manuscript } from '@tarima/manuscripts';
import { decodeText } from '@tarima/text';

/** Excel splits a file at the list separator of its region. */
const SEPARATOR_OF = { es: ';', en: ',', pt: ';' } as const satisfies Record<Language, string>;

/** The library of Word files is large, so it is loaded by whoever needs it. */
const library = () => import('@tarima/manuscripts');

export async function writeManuscript(
  manuscript: Manuscript,
  format: ManuscriptFormat,
  language: Language,
): Promise<Uint8Array> {
  const { writeCsv, writeDocx, writeMarkdown } = await library();
  if (format === 'docx') return writeDocx(manuscript);
  const isTable = format === 'csv';
  const text = isTable ? writeCsv(manuscript, SEPARATOR_OF[language]) : writeMarkdown(manuscript);
  return new TextEncoder().encode(text);
}

/** A fault is data, because an error would lose its class between threads. */
type ReadFile = { manuscript: Manuscript } | { fault: string; line: number | null };

export async function readManuscript(
  file: Uint8Array,
  format: ManuscriptFormat,
): Promise<ReadFile> {
  const { ManuscriptError, readCsv, readDocx, readMarkdown } = await library();
  try {
    if (format === 'docx') return { manuscript: readDocx(file) };
    const text = decodeText(file);
    return { manuscript: format === 'csv' ? readCsv(text) : readMarkdown(text) };
  } catch (error) {
    if (!(error instanceof ManuscriptError)) throw error;
    return { fault: error.message, line: error.line };
  }
}
