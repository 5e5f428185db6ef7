import { countWords } from '@tarima/text';
import { fillPhrase } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import type { Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { isClear, worthOf } from './clear-sentences.ts';
import { askForPiece, type Piece } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** A thing to do, or one not to do, without its "not". */
type Action = Piece & { isBanned: boolean; isInfinitive: boolean };

const WORDS = { least: 3, most: 16 };
const INFINITIVE = /^\p{L}+[aeiêí]r(?:-?(?:se|l[aeo]s?|[ao]s?))?$/iu;

/**
 * The action that a ban names, among demanded ones of the same document and form. A demanded one
 * among misdeeds would be guessed.
 */
export function actionQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  actionsNear: (unit: Unit) => Action[],
): Candidate[] {
  return sentences.flatMap((placed): Candidate[] => {
    const key = actionIn(placed, material);
    // "You must" as a heading tells that its actions are right.
    if (!key?.isBanned || material.readingCues.obligation.test(placed.unit.section.title))
      return [];
    const near = actionsNear(placed.unit).filter(
      ({ isBanned, isInfinitive }) => !isBanned && isInfinitive === key.isInfinitive,
    );
    const prompt = fillPhrase(material.wording.prompts.avoid, {
      topic: content.topicOf(placed.unit.section),
    });
    const worth = worthOf(placed);
    return askForPiece(
      { form: 'avoid', prompt, key, near, source: placed.part, worth },
      material.terms,
    );
  });
}

/** Null for what is no order, and for a ban whose rest would be none. */
export function actionIn({ part, unit }: PlacedPart, material: QuestionMaterial): Action | null {
  const { wording, readingCues, terms } = material;
  const { text: sentence, isFragment, mustSay } = part;
  if (isFragment || /[:;—–(]| - /u.test(sentence)) return null;
  const opening = wording.banOpening.exec(sentence);
  const isOrder = readingCues.order.test(sentence);
  const isUnderBan = opening === null && isOrder && material.banned.has(unit);
  if (opening === null && !isUnderBan && material.forbidding.has(unit)) return null;
  const text = upperFirst(unended(sentence.slice(opening?.[0].length ?? 0)));
  const isBanned = opening !== null || isUnderBan;
  const isAction = isBanned
    ? !wording.negatedOnly.test(text) && !readingCues.prohibition.test(text)
    : isOrder && !mustSay.includes('prohibition');
  const words = countWords(text);
  const isSound = words >= WORDS.least && words <= WORDS.most && isClear(text, material);
  if (!isAction || !isSound) return null;
  const isInfinitive = INFINITIVE.test(text.split(' ', 1)[0] ?? '');
  return { unit, text, stems: terms.of(text), isBanned, isInfinitive };
}
