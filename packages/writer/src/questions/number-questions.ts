import { hashOf } from '../pick-phrase.ts';
import type { Amount } from './amounts.ts';
import { gapPrompt } from './gap-prompt.ts';
import type { OtherAmount, OtherAmounts } from './other-amounts.ts';
import { DISTRACTORS } from './other-options.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';
import { factOf, worthOf } from './worth.ts';

/** Readers took 60 of 64 such questions for usable, more than of any other form. */
const WORTH = 1.5;

/** A sentence with a gap for its amount. The other options are amounts of the same kind. */
export function numberQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
  othersOf: OtherAmounts,
): Candidate[] {
  return sentences.flatMap((placed): Candidate[] => {
    const { text, citations } = placed.part;
    for (const amount of material.amountsIn(text)) {
      const others = othersOf(placed, amount);
      // Of two amounts a statement is the better question.
      if (others.length < DISTRACTORS) continue;
      const key = keyOf(amount);
      const options = around(amount, others, hashOf(text)).map((one) => one.text);
      const draft = {
        kind: 'choice' as const,
        prompt: gapPrompt(material, content, placed, amount),
        options,
        answer: options.indexOf(key),
        feedback: text,
        citations,
      };
      const worth = worthOf(placed) * WORTH;
      return [{ form: 'number', draft, fact: factOf(placed, amount), worth }];
    }
    return [];
  });
}

/** A number in words may open its sentence with a capital. */
const keyOf = ({ text, isInWords }: Amount): string => (isInWords ? text.toLowerCase() : text);

/** The amount with its nearest others, sorted. The seed decides how many of them are smaller. */
function around(amount: Amount, others: OtherAmount[], seed: number): OtherAmount[] {
  const smaller = others.filter(({ value }) => value < amount.value);
  const larger = others.filter(({ value }) => value > amount.value);
  const wanted = seed % (DISTRACTORS + 1);
  const fewest = Math.max(0, DISTRACTORS - larger.length);
  const before = Math.min(smaller.length, Math.max(fewest, wanted));
  return [
    ...smaller.slice(smaller.length - before),
    { text: keyOf(amount), value: amount.value },
    ...larger.slice(0, DISTRACTORS - before),
  ];
}
