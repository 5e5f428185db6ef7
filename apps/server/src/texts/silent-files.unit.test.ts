import type { LedgerUnit, UnspeakableReason } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import { expect, it } from 'vitest';
import { silentFiles } from './silent-files.ts';

const document = (fileName: string, text: string, language: 'es' | 'other'): SourceDocument => ({
  fileName,
  language,
  mediaType: 'application/pdf',
  title: '',
  pageCount: 1,
  pageKind: 'page',
  blocks: [{ kind: 'paragraph', page: 1, sentences: [{ id: 's1', text }] }],
});
const unit = (file: string, text: string, reason: UnspeakableReason | null): LedgerUnit => ({
  id: `${file} ${text}`,
  kind: 'statement',
  mustSay: [],
  section: { id: file, path: [] },
  text,
  citations: [{ sentenceId: text, file, page: 1, quote: text }],
  fate: reason ? 'unspeakable' : 'left',
  reason,
});

it('names a file without anything to say after most of its text', () => {
  const files = ['código.pdf', 'guía.pdf'].map((name) => document(name, 'Texto.', 'es'));
  const ledger = [
    unit('código.pdf', 'Página 1', 'furniture'),
    unit('código.pdf', 'if (a) { b(); }', 'code'),
    unit('guía.pdf', 'Página 1', 'furniture'),
    unit('guía.pdf', 'Ponte el casco.', null),
  ];
  expect(silentFiles(ledger, files)).toEqual([{ name: 'código.pdf', code: 'DOCUMENT_ONLY_CODE' }]);
});

it('takes few unknown words for a table of contents, and many for a language', () => {
  const long = 'Een lange zin in een taal die hier niemand kent en spreekt '.repeat(3);
  const files = [document('índice.pdf', 'Índice', 'other'), document('nl.pdf', long, 'other')];
  expect(silentFiles([], files)).toEqual([{ name: 'índice.pdf', code: 'DOCUMENT_ONLY_FURNITURE' }]);
});
