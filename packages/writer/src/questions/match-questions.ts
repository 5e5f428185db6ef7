import { fillPhrase } from '../pick-phrase.ts';
import type { Unit } from '../reading/reading.ts';
import type { Candidate, QuestionMaterial, SaidContent } from './question-material.ts';
import { type Pair, pairIn } from './term-pairs.ts';

const MOST_PAIRS = 5;
const MOST_DISTRACTORS = 1;
/** With two, one pair tells the other. */
const FEWEST_PAIRS = 3;
const WORTH = 3.2;

/** Terms of one section, to be matched with what belongs to them. */
export function matchQuestions(
  material: QuestionMaterial,
  content: SaidContent,
  pairsNear: (unit: Unit) => Pair[],
): Candidate[] {
  const said = content.units.flatMap((unit) =>
    unit.parts.flatMap((part) => {
      const pair = content.isSaid(part) ? pairIn({ unit, part }, material) : null;
      return pair && !isFormLabel(pair, pairsNear(unit)) ? pair : [];
    }),
  );
  const bySection = Map.groupBy(said, ({ unit, source }) => `${unit.section.id} ${source}`);
  return [...bySection.values()].flatMap((group): Candidate[] => {
    const [first] = group;
    if (!first || material.isAmbiguous(first.unit.section)) return [];
    const pairs = distinct(group, material).slice(0, MOST_PAIRS);
    const distractors = pairsNear(first.unit)
      .filter((other) => isOfKind(other, first, pairs))
      .slice(0, MOST_DISTRACTORS)
      .map(({ definition }) => definition);
    const withNumber = pairs.filter(({ definition }) => /\p{N}/u.test(definition)).length;
    const areAlike = [0, pairs.length].includes(withNumber);
    if (pairs.length < FEWEST_PAIRS || !areAlike) return [];
    const draft = {
      kind: 'match' as const,
      prompt: fillPhrase(material.wording.prompts.match, {
        topic: content.topicOf(first.unit.section),
      }),
      pairs: pairs.map(({ term, definition }) => ({ term, definition })),
      distractors,
      feedback: pairs.map(({ term, definition }) => `${term}: ${definition}.`).join(' '),
      citations: pairs.flatMap(({ part }) => part.citations),
    };
    return [{ form: 'match', draft, fact: first.unit.id, worth: WORTH }];
  });
}

/** "Objective" and "Result" name the fields of a form: other sections have them too. */
const isFormLabel = ({ term, unit, source }: Pair, near: Pair[]): boolean =>
  near.some(
    (other) =>
      other.unit.section !== unit.section &&
      other.source === source &&
      other.term.toLowerCase() === term.toLowerCase(),
  );

/** Pairs whose definitions differ, and name none of the terms. */
function distinct(group: Pair[], { terms }: QuestionMaterial): Pair[] {
  const stems = new Set(group.flatMap(({ term }) => terms.of(term)));
  const seen = new Set<string>();
  const used = new Set<string>();
  return group.filter(({ term, definition }) => {
    const keys = [term.toLowerCase(), definition.toLowerCase()];
    if (keys.some((key) => seen.has(key))) return false;
    const parts = terms.of(definition).filter((stem) => /\p{L}{3}/u.test(stem));
    // "Light, resistant" and "resistant, cheap" fit one term each, or both.
    if (!/\p{N}/u.test(definition) && parts.some((stem) => used.has(stem))) return false;
    for (const stem of parts) used.add(stem);
    for (const key of keys) seen.add(key);
    return !terms.of(definition).some((stem) => stems.has(stem));
  });
}

/** True for an amount from another section, where all definitions are amounts of its length. */
function isOfKind(other: Pair, first: Pair, pairs: Pair[]): boolean {
  const lengths = pairs.map(({ definition }) => definition.length);
  const { length } = other.definition;
  return (
    other.source === first.source &&
    other.unit.section !== first.unit.section &&
    length >= Math.min(...lengths) / 2 &&
    length <= Math.max(...lengths) * 1.5 &&
    [...pairs, other].every(({ definition }) => AMOUNT_ALONE.test(definition))
  );
}
/** "15 days", "S/ 149". */
const AMOUNT_ALONE =
  /^\P{L}{0,3}(?:\p{L}{1,3}\P{L}?)?\s?\p{N}[\p{N}.,]*\P{L}{0,2}(?:\p{L}+(?:\s\p{L}+){0,2}\s?)?$/u;
