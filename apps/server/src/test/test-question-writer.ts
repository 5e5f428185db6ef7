import { createHash } from 'node:crypto';
import type { Question } from '@tarima/contract';
import type { Writer } from '@tarima/writer';

type Hooks = { before: (stage: 'ask', signal: AbortSignal) => Promise<void> };

/**
 * Asks of each said sentence if it is true, so that tests foresee the questions. A sentence with
 * PREGUNTA_ROTA breaks the writer.
 */
export const createTestQuestionWriter =
  ({ before }: Hooks): Writer['writeQuestions'] =>
  async ({ documents, contents }, signal, onMade) => {
    const known = documents.flatMap(({ fileName: file, blocks }) =>
      blocks.flatMap(({ page, sentences }) =>
        sentences.map(({ id: sentenceId, text: quote }) => ({ sentenceId, file, page, quote })),
      ),
    );
    for (const { id, said } of contents) {
      await before('ask', signal);
      const citations = said.flatMap((one) =>
        known.filter(({ file, sentenceId }) => file === one.file && sentenceId === one.sentenceId),
      );
      if (citations.some(({ quote }) => quote.includes('PREGUNTA_ROTA'))) throw new Error('broken');
      const questions = citations.map(
        (citation): Question => ({
          id: idOf(`${id} ${citation.quote}`),
          kind: 'truth',
          prompt: citation.quote,
          isTrue: true,
          feedback: citation.quote,
          citations: [citation],
          origin: 'document',
        }),
      );
      await onMade({ id, questions });
    }
  };

function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`;
}
