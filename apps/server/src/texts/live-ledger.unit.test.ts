import type { LedgerUnit } from '@tarima/contract';
import { expect, it } from 'vitest';
import { citingScenes, liveLedger } from './live-ledger.ts';
import { readSpoken } from './read-spoken.ts';

const cite = (sentenceId: string) => ({ sentenceId, file: 'a.docx', page: 1, quote: sentenceId });
const PROCEDURE: LedgerUnit = {
  id: 'a.docx#s1',
  kind: 'procedure',
  mustSay: ['step'],
  section: { id: 'a.docx', path: [] },
  text: 'Corta la luz. Mide la tensión. Abre la caja.',
  citations: ['s1', 's2', 's3'].map(cite),
  fate: 'said',
  reason: null,
};
const STEPS = ['Corta la luz.', 'Mide la tensión.', 'Abre la caja.'];
const provenance = STEPS.map((sentence, index) => ({
  sentence,
  kind: 'source' as const,
  citations: [cite(`s${index + 1}`)],
}));

it('counts a procedure as told only with all its steps', () => {
  const fateOf = (content: string) =>
    liveLedger([PROCEDURE], citingScenes(readSpoken(content, 'es').scenes, provenance)).map(
      ({ fate }) => fate,
    );
  expect(fateOf(STEPS.join(' '))).toEqual(['said']);
  expect(fateOf(STEPS.filter((_, index) => index !== 1).join(' '))).toEqual(['left']);
});
