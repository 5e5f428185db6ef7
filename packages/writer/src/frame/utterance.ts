import type { Citation, Provenance } from '@tarima/contract';
import { splitSentences } from '@tarima/text';

/**
 * A piece of speech with its origin. A template may hold several sentences. `unsourced` text was
 * written by a language model without a source.
 */
export type Utterance = {
  text: string;
  kind: 'source' | 'template' | 'unsourced';
  citations: Citation[];
};

/** Precedence where one sentence has several origins. */
const KINDS = ['author', 'unsourced', 'source', 'template'] as const;

export const template = (text: string, citations: Citation[] = []): Utterance => ({
  text,
  kind: 'template',
  citations,
});

export const paragraphOf = (utterances: { text: string }[]): string =>
  utterances.map(({ text }) => text).join(' ');

/**
 * One entry for each sentence. Sentences are split as everywhere else, so that the edited script
 * finds them again.
 */
export function provenanceOf(
  utterances: (Omit<Utterance, 'kind'> & Pick<Provenance, 'kind'>)[],
  language: string,
): Provenance[] {
  const ends: number[] = [];
  let length = 0;
  for (const { text } of utterances) {
    length += text.length + 1;
    ends.push(length);
  }
  let from = 0;
  return splitSentences(paragraphOf(utterances), language).map((sentence) => {
    const to = from + sentence.length;
    const origins = utterances.filter(
      (utterance, index) =>
        (ends[index] ?? 0) - utterance.text.length - 1 < to && (ends[index] ?? 0) - 1 > from,
    );
    from = to + 1;
    return {
      sentence,
      kind: KINDS.find((kind) => origins.some((origin) => origin.kind === kind)) ?? 'template',
      citations: origins.flatMap(({ citations }) => citations),
    };
  });
}
