import type { Provenance } from '@tarima/contract';
import { expect, test } from 'vitest';
import { citedPages, sourcesOf } from './sentence-sources.ts';

const cited = (sentence: string, page: number): Provenance => ({
  sentence,
  kind: 'source',
  citations: [{ sentenceId: `s${page}`, file: 'guia.pdf', page, quote: sentence }],
});
const greeting: Provenance = { sentence: 'Hola.', kind: 'template', citations: [] };
const provenance = [greeting, cited('Uno.', 1), cited('Dos.', 2), cited('Uno.', 3)];
const pages = (sentences: string[]) =>
  sourcesOf(sentences, provenance).map(({ kind, citations }) => citations[0]?.page ?? kind);

test('a sentence keeps its source wherever it moves and however it is emphasised', () => {
  expect(pages(['Dos.', '**Uno.**', 'Hola.'])).toEqual([2, 1, 'template']);
});
test('a changed or new sentence is the author’s own', () => {
  expect(pages(['Uno y medio.', 'Nueva.'])).toEqual(['author', 'author']);
});
test('repeated sentences take their sources in order; extra ones take the last', () => {
  expect(pages(['Uno.', 'Uno.', 'Uno.'])).toEqual([1, 3, 3]);
});

test('a sentence with several citations of a page names the page once', () => {
  const citation = (file: string, page: number, quote: string) => ({
    sentenceId: quote,
    file,
    page,
    quote,
  });
  expect(
    citedPages([
      citation('a.pdf', 3, 'Uno.'),
      citation('b.pdf', 3, 'Dos.'),
      citation('a.pdf', 3, 'Tres.'),
      citation('a.pdf', 3, 'Uno.'),
    ]),
  ).toEqual([
    { file: 'a.pdf', page: 3, quotes: ['Uno.', 'Tres.'] },
    { file: 'b.pdf', page: 3, quotes: ['Dos.'] },
  ]);
});
