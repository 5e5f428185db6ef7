import { countWords } from '@tarima/text';
import { fillPhrase, hashOf } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { unended } from '../reading/spoken-text.ts';
import { isClear, topicOf, worthOf } from './clear-sentences.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

const DISTRACTORS = 2;
const WORDS = { least: 3, most: 16 };
/** An option differs in length at most by this factor. */
const MOST_LONGER = 2;

/** The action that a ban names. The other options are orders of the same document. */
export function avoidQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  sentences: PlacedPart[],
): Candidate[] {
  const { wording, partsByFile } = material;
  return sentences.flatMap((placed): Candidate[] => {
    const { text, citations } = placed.part;
    const banned = bannedBy(text, material);
    if (banned === null) return [];
    const { file, id } = placed.unit.section;
    const orders = (partsByFile.get(file) ?? []).flatMap((other) => {
      const order = orderIn(other, material);
      const ratio = (order?.length ?? 0) / banned.length;
      if (order === null || ratio > MOST_LONGER || ratio < 1 / MOST_LONGER) return [];
      return { order, isNear: other.unit.section.id === id, off: Math.abs(Math.log(ratio)) };
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
  if (!opening || /[:;]/u.test(text) || wording.negatedOnly.test(text.slice(opening[0].length)))
    return null;
  return upperFirst(unended(text.slice(opening[0].length)));
}

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
