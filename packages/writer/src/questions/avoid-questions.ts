import { countWords } from '@tarima/text';
import { fillPhrase, hashOf } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import type { Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { isClear, topicOf, worthOf } from './clear-sentences.ts';
import { createNeighbours } from './neighbours.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** A thing to do, as the document says it. */
type Order = { unit: Unit; order: string };

const DISTRACTORS = 2;
const WORDS = { least: 3, most: 16 };
/** An option differs in length at most by this factor. */
const MOST_LONGER = 2;

/** The action that a ban names. The other options are orders of the same document. */
export function avoidQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  ordersNear: (unit: Unit) => Order[],
): Candidate[] {
  const { wording } = material;
  return sentences.flatMap((placed): Candidate[] => {
    const { text, citations } = placed.part;
    const banned = bannedBy(text, material);
    if (banned === null) return [];
    const { section } = placed.unit;
    const orders = ordersNear(placed.unit).flatMap(({ unit, order }) => {
      const ratio = order.length / banned.length;
      if (ratio > MOST_LONGER || ratio < 1 / MOST_LONGER) return [];
      return { order, isNear: unit.section === section, off: Math.abs(Math.log(ratio)) };
    });
    const chosen = orders
      .sort((one, other) => Number(other.isNear) - Number(one.isNear) || one.off - other.off)
      .slice(0, DISTRACTORS)
      .map(({ order }) => order);
    if (chosen.length < DISTRACTORS) return [];
    const answer = hashOf(text) % (DISTRACTORS + 1);
    const draft = {
      kind: 'choice' as const,
      prompt: fillPhrase(wording.prompts.avoid, { topic: topicOf(placed.unit.section, content) }),
      options: chosen.toSpliced(answer, 0, banned),
      answer,
      feedback: text,
      citations,
    };
    return [{ form: 'avoid', draft, fact: text, worth: worthOf(placed) }];
  });
}

/** "Do not use sawdust." bans "Use sawdust". Null where the rest would not be an order. */
function bannedBy(text: string, { wording }: QuestionMaterial): string | null {
  const opening = wording.banOpening.exec(text);
  if (!opening || /[:;—–]/u.test(text) || wording.negatedOnly.test(text.slice(opening[0].length)))
    return null;
  return upperFirst(unended(text.slice(opening[0].length)));
}

/** Reads the orders of the documents once. */
export const createOrders = (material: QuestionMaterial): ((unit: Unit) => Order[]) =>
  createNeighbours(
    material.parts.flatMap((placed) => {
      const order = orderIn(placed, material);
      return order === null ? [] : { unit: placed.unit, order };
    }),
  );

/** A thing to do, without any ban in it. */
function orderIn({ part, unit }: PlacedPart, material: QuestionMaterial): string | null {
  const { readingCues } = material;
  const { text } = part;
  const words = countWords(text);
  const isOrder =
    (unit.kind === 'procedure' || part.mustSay.includes('obligation')) &&
    !part.mustSay.includes('prohibition') &&
    readingCues.order.test(text) &&
    words >= WORDS.least &&
    words <= WORDS.most &&
    !/[:;]/u.test(text) &&
    isClear(text, material);
  return isOrder ? unended(text) : null;
}
