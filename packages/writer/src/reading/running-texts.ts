import type { SourceBlock, SourceDocument } from '@tarima/documents';

const NOT_RUNNING: ReadonlySet<SourceBlock['kind']> = new Set([
  'heading',
  'table',
  'code',
  'reference',
]);

/** The sentences of running text: no headings, tables, code or references. */
export const runningTextsOf = (documents: SourceDocument[]): string[] =>
  documents
    .flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => !NOT_RUNNING.has(kind))
    .flatMap(({ sentences }) => sentences.map(({ text }) => text));
