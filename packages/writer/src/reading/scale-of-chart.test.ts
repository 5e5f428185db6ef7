import { expect, it } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { readDocuments } from './read-documents.ts';

const reasonsOf = (text: string) => {
  const sentences = [{ id: 's1', text }];
  const block = { kind: 'paragraph' as const, page: 1, sentences };
  const { units } = readDocuments(
    [{ ...documentOf('', { language: 'es' }), blocks: [block] }],
    'es',
  );
  return units.map(({ unspeakable }) => unspeakable);
};

it('leaves out the numbers along a chart, and keeps a short sentence with a unit', () => {
  expect(reasonsOf('0 10 20 30 40 50 Ventas')).toEqual(['furniture']);
  expect(reasonsOf('La dosis es de 5 ml al día.')).toEqual([null]);
});
