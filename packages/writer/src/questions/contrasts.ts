import type { Unit } from '../reading/reading.ts';
import { likeCase } from './changed-word.ts';
import type { QuestionMaterial } from './question-material.ts';

/** A word that tells things of one name apart: "weekly", in "weekly cleaning". */
export type Contrast = {
  text: string;
  start: number;
  /** The words that stand in its place elsewhere in the document. */
  others: string[];
};

const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const SHORTEST = 4;
/** Used once, a pair of words may be chance. */
const FEWEST_USES = 2;

/** Reads the documents once. Finds the words of a sentence that tell things of one name apart. */
export function createContrasts(material: QuestionMaterial) {
  const uses = new Map<string, Map<string, number>>();
  for (const { unit, part } of material.parts) {
    for (const { name, mark } of pairsIn(part.text, material)) {
      const marks = uses.get(placeOf(unit, name)) ?? new Map<string, number>();
      uses.set(placeOf(unit, name), marks.set(mark.key, (marks.get(mark.key) ?? 0) + 1));
    }
  }
  return (unit: Unit, text: string): Contrast[] => {
    const own = new Set(words(text).map(({ key }) => key));
    return pairsIn(text, material).flatMap(({ name, mark }): Contrast[] => {
      const marks = uses.get(placeOf(unit, name));
      if ((marks?.get(mark.key) ?? 0) < FEWEST_USES) return [];
      const others = [...(marks ?? [])]
        .filter(([key, count]) => count >= FEWEST_USES && !own.has(key) && agree(key, mark.key))
        .sort(([, one], [, two]) => two - one)
        .map(([key]) => likeCase(key, mark.text));
      return others.length > 0 ? [{ text: mark.text, start: mark.start, others }] : [];
    });
  };
}

const placeOf = ({ section }: Unit, name: string): string => `${section.file} ${name}`;

type Word = { text: string; key: string; start: number };

const words = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({
    ...{ text: match[0], key: match[0].toLowerCase() },
    start: match.index,
  }));

/** Neighbouring content words. In English the first marks the second, elsewhere the other way. */
function pairsIn(text: string, { cues, terms }: QuestionMaterial): { name: string; mark: Word }[] {
  const all = words(text);
  return all.flatMap((first, at) => {
    const second = all[at + 1];
    const isPair =
      second?.start === first.start + first.text.length + 1 &&
      [first, second].every(
        ({ key }) => key.length >= SHORTEST && terms.isContent(key) && !cues.verbs.has(key),
      );
    if (!isPair) return [];
    const [mark, name] = cues.adjectivesFirst ? [first, second] : [second, first];
    return cues.verbEnding.test(mark.key) ? [] : [{ name: name.key, mark }];
  });
}

/** Words with one ending have one gender and number, and are of one kind. */
const agree = (one: string, other: string): boolean => one.slice(-2) === other.slice(-2);
