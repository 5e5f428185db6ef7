import { countWords } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';
import { formOf, isClause } from '../reading/list-form.ts';
import type { Unit } from '../reading/reading.ts';
import { unended } from '../reading/spoken-text.ts';
import { isBalanced, namesPlace } from './clear-text.ts';
import { createNeighbours } from './neighbours.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';

/** A term with what the document says of it. */
export type Pair = PlacedPart & { term: string; definition: string; source: PairSource };
type PairSource = 'label' | 'table' | 'sentence';

const LABELLED = /^([^:]{2,48}): (.+)$/u;
const MOST_WORDS_OF_TERM = 6;
const MOST_WORDS_OF_DEFINITION = 26;

/** Reads the pairs of the documents once. */
export const createPairs = (material: QuestionMaterial): ((unit: Unit) => Pair[]) =>
  createNeighbours(material.parts.flatMap((placed) => pairIn(placed, material) ?? []));

/** The pair of a labelled line, a row of two cells or a definition. Null where none is sound. */
export function pairIn(placed: PlacedPart, material: QuestionMaterial): Pair | null {
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
