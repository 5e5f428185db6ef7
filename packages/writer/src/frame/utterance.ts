import type { Citation, Provenance } from '@tarima/contract';
import { splitSentences } from '@tarima/text';

/**
 * Something the script says, with where it is from. A template may hold more than one sentence; what is
 * unsourced was written by a language model that could not say from where.
 */
export type Utterance = {
  text: string;
  kind: 'source' | 'template' | 'unsourced';
  citations: Citation[];
};

/** What decides where one sentence has several origins. */
const KINDS = ['unsourced', 'source', 'template'] as const;

export const template = (text: string, citations: Citation[] = []): Utterance => ({
  text,
  kind: 'template',
  citations,
});

/** Utterances said in one breath become one paragraph of the script. */
export const paragraphOf = (utterances: Utterance[]): string =>
  utterances.map(({ text }) => text).join(' ');

/**
 * One entry per sentence as everyone else splits the paragraph, so that a drafted sentence is found
 * again in the edited script.
 */
export function provenanceOf(utterances: Utterance[], language: string): Provenance[] {
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
