import type { SourceDocument } from '@tarima/documents';
import { expect, test } from 'vitest';
import { chooseSources, textOfDocument } from './document-text.ts';

let number = 0;
const sentence = (text: string) => ({ id: `s${++number}`, text });
const paragraph = (page: number, ...texts: string[]) => ({
  kind: 'paragraph' as const,
  page,
  sentences: texts.map(sentence),
});
const items = ['Palas de fibra.', 'Un generador.'].map(sentence);
const DOCUMENT: SourceDocument = {
  fileName: 'viento.pdf',
  mediaType: 'application/pdf',
  language: 'es',
  title: 'El viento',
  pageCount: 3,
  pageKind: 'page',
  blocks: [
    { kind: 'heading', level: 1, page: 1, sentences: [sentence('La turbina')] },
    paragraph(1, 'El viento mueve las palas.', 'El Sr. Gil las diseñó en 1999.'),
    { kind: 'list', ordered: false, page: 2, sentences: items, items: items.map((item) => [item]) },
    paragraph(3, 'La red reparte la energía.'),
  ],
};
const TEXT = textOfDocument(DOCUMENT);
const heardOf = (typed: string) => {
  const { text, document } = chooseSources(typed, DOCUMENT);
  return {
    text,
    file: document.blocks.flatMap((block) => block.sentences.map((each) => each.text)),
  };
};
const ALL = DOCUMENT.blocks.flatMap((block) => block.sentences.map((each) => each.text));

test.each([
  ['nothing typed', ''],
  ['its text untouched', TEXT],
  ['its text with other line ends', TEXT.replaceAll('\n', '\r\n')],
  ['the beginning of its text, where the form could hold no more', TEXT.slice(0, 40)],
])('%s is the file', (_what, typed) => {
  expect(heardOf(typed)).toEqual({ text: '', file: ALL });
});

test('removed sentences are left out, and the others keep their pages', () => {
  const typed = TEXT.replace('El viento mueve las palas. ', '').replace('- Un generador.\n', '');
  const { text, document } = chooseSources(typed.replace('- Un generador.', ''), DOCUMENT);
  expect(text).toBe('');
  expect(
    document.blocks.map(({ page, sentences }) => [page, ...sentences.map((s) => s.text)]),
  ).toEqual([
    [1, 'La turbina'],
    [1, 'El Sr. Gil las diseñó en 1999.'],
    [2, 'Palas de fibra.'],
    [3, 'La red reparte la energía.'],
  ]);
});

test('changed and added sentences are the author’s own', () => {
  const typed = `${TEXT.replace('reparte', 'lleva')}\n\nY una frase más.`;
  const { text, file } = heardOf(typed);
  expect(text.split(/\n+/u)).toEqual(['La red lleva la energía.', 'Y una frase más.']);
  expect(file).toEqual(ALL.slice(0, -1));
});

test('text before the file’s text is used beside it, once', () => {
  const pasted = 'Antes de empezar, unas palabras. Hablan de la energía.';
  expect(heardOf(`${pasted}\n\n${TEXT}`)).toEqual({ text: pasted, file: ALL });
});

test('text without any sentence of the file is used beside all of it', () => {
  expect(heardOf('Otra cosa.')).toEqual({ text: 'Otra cosa.', file: ALL });
});
