import { describe, expect, it } from 'vitest';
import { createLocalWriter } from '../local-writer.ts';
import { VACATION_POLICY } from '../testing/company-texts.ts';
import { documentOf } from '../testing/document-of.ts';
import { createQuotingModel } from '../testing/quoting-model.ts';
import type { MadeQuestions } from '../writer.ts';
import { createModelWriter } from './model-writer.ts';

const policy = documentOf(VACATION_POLICY, { language: 'es', fileName: 'vacaciones.docx' });
const SAID = policy.blocks
  .flatMap(({ sentences }) => sentences)
  .filter(({ text }) => !text.includes('calendario'))
  .map(({ id }) => ({ file: 'vacaciones.docx', sentenceId: id }));
const CONTENT = { id: '0b0f4a3e-6d0f-4f0e-9b1c-2f1f3c9f7a11', title: 'Vacaciones', said: SAID };

async function questionsBy(spoil?: Parameters<typeof createQuotingModel>[0]) {
  const { model, requests } = createQuotingModel(spoil);
  const made: MadeQuestions[] = [];
  await createModelWriter(model, createLocalWriter()).writeQuestions(
    { documents: [policy], language: 'es', contents: [CONTENT] },
    new AbortController().signal,
    async (one) => {
      made.push(one);
    },
  );
  return { requests, questions: made.flatMap(({ questions }) => questions) };
}

const asked = (question: object) => () => ({ questions: [question] });

describe('questions by a model', () => {
  it('are written from the sentences that are said, and cite them', async () => {
    const { requests, questions } = await questionsBy();
    expect(requests[0]?.material).toContain('23 días hábiles');
    expect(requests[0]?.material).not.toContain('calendario');
    expect(questions.length).toBeGreaterThan(0);
    for (const { origin, citations, feedback } of questions) {
      expect(origin).toBe('model');
      expect(citations.map(({ quote }) => quote).join(' ')).toBe(feedback);
    }
  });

  it.each([
    ['has a number that its sources lack', { prompt: 'Hay 47 días de vacaciones.', isTrue: true }],
    ['is false without another number', { prompt: 'Las vacaciones se piden.', isTrue: false }],
  ])('give way to those of the document where one %s', async (_, faulty) => {
    const { questions, requests } = await questionsBy(
      asked({ kind: 'truth', cites: [2], ...faulty }),
    );
    expect(requests).toHaveLength(2);
    expect(requests[1]?.earlier?.faults.length).toBeGreaterThan(0);
    expect(new Set(questions.map(({ origin }) => origin))).toEqual(new Set(['document']));
  });

  it('give way where one has an item-writing fault', async () => {
    const { questions } = await questionsBy(
      asked({
        kind: 'choice',
        prompt: '¿Dónde se piden las vacaciones?',
        key: 'En el portal',
        distractors: ['En la oficina', 'Ninguna de las anteriores'],
        cites: [6],
      }),
    );
    expect(questions.every(({ origin }) => origin === 'document')).toBe(true);
  });
});
