import { LANGUAGES } from '@tarima/contract';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../testing/document-of.ts';
import { POLICY_SENTENCES } from '../testing/policy-sentences.ts';
import { readDocuments } from './read-documents.ts';

const unspeakable = (line: string, language: (typeof LANGUAGES)[number]) => {
  const document = documentOf('', { language });
  const sentences = [{ id: 's1', text: line }];
  const block = { kind: 'paragraph' as const, page: 1, sentences };
  const { units } = readDocuments([{ ...document, blocks: [block] }], language);
  return units.every((unit) => unit.unspeakable !== null);
};

describe.each(LANGUAGES)('a line of a policy in %s', (language) => {
  const { said, unsaid } = POLICY_SENTENCES[language];

  it('can be said where it is a plain sentence', () => {
    expect(said.filter((line) => unspeakable(line, language))).toEqual([]);
  });

  it('is not said where it is paperwork, for machines, or a reference', () => {
    expect(unsaid.filter((line) => !unspeakable(line, language))).toEqual([]);
  });
});
