import { countWords } from '@tarima/text';
import { fillPhrase } from '../pick-phrase.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { formOf, isClause } from '../reading/list-form.ts';

import type { Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { isBalanced, namesPlace } from './clear-text.ts';
import { createNeighbours } from './neighbours.ts';
import type { Candidate, PlacedPart, QuestionMaterial, SaidContent } from './question-material.ts';

/** A term with what the document says of it. */
type Pair = PlacedPart & { term: string; definition: string; source: PairSource };
type PairSource = 'label' | 'table' | 'sentence';

const LABELLED = /^([^:]{2,48}): (.+)$/u;
const MOST_WORDS_OF_TERM = 6;
const MOST_WORDS_OF_DEFINITION = 26;
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

/** Reads the pairs of the documents once. */
export const createPairs = (material: QuestionMaterial): ((unit: Unit) => Pair[]) =>
  createNeighbours(material.parts.flatMap((placed) => pairIn(placed, material) ?? []));

function pairIn(placed: PlacedPart, material: QuestionMaterial): Pair | null {
  const { part } = placed;
  const { screen, readingCues, cues } = material;
  const cells = part.cells?.filter(Boolean);
  if (cells) {
    const [term = '', definition = ''] = cells;
    return cells.length === 2
      ? sound({ term, definition, ...placed, source: 'table' }, material)
      : null;
  }
  if (readingCues.warningLabel.test(part.text) || cues.admonition.test(part.text)) return null;
  const [, term = '', definition = ''] = LABELLED.exec(part.text) ?? [];
  if (term) return sound({ term, definition, ...placed, source: 'label' }, material);
  const [, ...found] = screen.defines.exec(unended(part.text)) ?? [];
  const [name = '', meaning = ''] = found.filter((each) => each !== undefined);
  return name
    ? sound({ term: name, definition: meaning, ...placed, source: 'sentence' }, material)
    : null;
}

/** "78 litres" and "0.078 l" have digits in common. */
function sharesDigits(term: string, definition: string): boolean {
  const digitsOf = (text: string) =>
    (text.match(/\d[\d.,]*/gu) ?? []).map((number) =>
      number.replace(/^[0.,]+|[.,]|(?<!0)0+$/gu, ''),
    );
  const own = new Set(digitsOf(term));
  return digitsOf(definition).some((digits) => digits !== '' && own.has(digits));
}

function sound(pair: Pair, { cues, readingCues, wording }: QuestionMaterial): Pair | null {
  const term = upperFirst(unended(pair.term));
  const definition = upperFirst(unended(pair.definition));
  const isSound =
    /\p{L}{2}/u.test(term) &&
    countWords(term) <= MOST_WORDS_OF_TERM &&
    !isClause(term, cues) &&
    formOf(term, cues) !== 'order' &&
    term.search(wording.anyNegation) < 0 &&
    !namesPlace(` ${term}`, wording) &&
    // "Title (required)" is a field of a form.
    !term.includes('(') &&
    // One word is the name of a thing or the rest of a line.
    (countWords(definition) > 1 || /\p{N}/u.test(definition)) &&
    isBalanced(`${term} ${definition}`) &&
    isBalanced(term) &&
    countWords(definition) <= MOST_WORDS_OF_DEFINITION &&
    !/[?]|[.!] /u.test(definition) &&
    !readingCues.exceptionOpening.test(term) &&
    // Bare numbers say not what they count, and those of the term tell the pair.
    !/^[\d.,\s–-]+$/u.test(definition) &&
    !sharesDigits(term, definition) &&
    !cues.demonstrative.test(definition);
  return isSound ? { ...pair, term, definition } : null;
}
