import type { MustSayKind } from '@tarima/contract';
import { fillPhrase } from '../pick-phrase.ts';
import { formOf, isClause } from '../reading/list-form.ts';
import { clausesIn } from './clauses.ts';
import { madeFalse } from './made-false.ts';
import type { OtherAmounts } from './other-amounts.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';
import { shareOf } from './share-of.ts';
import { isMustSay, worthOf } from './worth.ts';

/** Below all others: it only fills up. */
const WORTH_UNCHANGED = 0.2;
/** A case alone is in remarks as often as in rules. */
const BINDING = new Set<MustSayKind>(['obligation', 'prohibition', 'amount', 'limit', 'deadline']);

/**
 * True for a sentence that a learner may doubt. Nobody would call "Keep the door clean" false, since
 * nothing in it can be otherwise.
 */
function isClaim(placed: PlacedPart, material: QuestionMaterial): boolean {
  const { cues, wording, readingCues, amountsIn } = material;
  const { text } = placed.part;
  if (wording.vague.test(text)) return false;
  const isOrder = readingCues.order.test(text) || formOf(text, cues) === 'order';
  const hasCase =
    amountsIn(text).length > 0 || clausesIn(placed, material).some(({ kind }) => kind === 'when');
  const isBan = wording.banOpening.test(text);
  const binds = placed.part.mustSay.some((kind) => BINDING.has(kind));
  return binds && isMustSay(placed) && (isOrder ? isBan || hasCase : isClause(text, cues));
}

/** True where the heading above a sentence says most of it. */
const tellsItself = (topic: string, text: string, { terms }: QuestionMaterial): boolean =>
  shareOf(terms.of(text), new Set(terms.of(topic))) > MOST_TOLD;
const MOST_TOLD = 0.6;

/**
 * Sentences that are false by one change, or true as they stand. One that cannot be changed is true
 * for certain. A content has one of them at most, since its form tells the answer.
 */
export function truthQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  othersOf: OtherAmounts,
): Candidate[] {
  return sentences.flatMap((placed): Candidate[] => {
    const { text, citations } = placed.part;
    const change = madeFalse(placed, material, othersOf);
    if (!change && !isClaim(placed, material)) return [];
    const topic = content.topicOf(placed.unit.section);
    if (tellsItself(topic, text, material)) return [];
    const draft = {
      kind: 'truth' as const,
      prompt: fillPhrase(material.wording.prompts.truth, {
        topic,
        statement: change?.text ?? text,
      }),
      isTrue: change === null,
      feedback: text,
      citations,
    };
    return change
      ? [{ form: 'truth', draft, fact: change.fact, worth: worthOf(placed) * change.trust }]
      : [{ form: 'truth', draft, fact: 'unchanged', worth: worthOf(placed) * WORTH_UNCHANGED }];
  });
}
