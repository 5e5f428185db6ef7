import { ADJUNCT_KINDS, type AdjunctKind } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';
import type { Unit } from '../reading/reading.ts';
import { ended, unended } from '../reading/spoken-text.ts';
import { isWhole } from './clear-sentences.ts';
import type { Piece } from './other-options.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';

/** A sentence in two: a clause that tells when, for what, or why, and the rest. */
export type Adjunct = { unit: Unit; kind: AdjunctKind; clause: Piece; rest: string };

const CLAUSE_WORDS = { least: 3, most: 16 };
const REST_WORDS = { least: 3, most: 26 };
const FEWEST_STEMS = { clause: 2, rest: 3 };

/** The sentences whose clauses can stand as options. */
export const clearAdjuncts = (placed: PlacedPart, material: QuestionMaterial): Adjunct[] =>
  placed.part.isFragment
    ? []
    : adjunctsIn(placed, material).filter(({ clause }) => isWhole(clause.text, material));

/** Divides a sentence from the clause that opens or ends it. */
export function adjunctsIn({ unit, part }: PlacedPart, material: QuestionMaterial): Adjunct[] {
  const { text } = part;
  if (/[;:–—]|[.!?] /u.test(text)) return [];
  return ADJUNCT_KINDS.flatMap((kind): Adjunct[] => {
    const divided = openingClause(text, kind, material) ?? endingClause(text, kind, material);
    if (!divided) return [];
    const [clause, rest] = divided;
    const stems = material.terms.of(rest);
    const isSound =
      // "If necessary" tells nothing.
      material.terms.of(clause).length >= FEWEST_STEMS.clause &&
      // "Inform your manager" holds in many cases.
      stems.length >= FEWEST_STEMS.rest &&
      isWithin(countWords(clause), CLAUSE_WORDS) &&
      isWithin(countWords(rest), REST_WORDS);
    if (!isSound) return [];
    return [
      {
        ...{ unit, kind },
        clause: { unit, text: upperFirst(unended(clause)), stems },
        rest: upperFirst(ended(rest)),
      },
    ];
  });
}

const isWithin = (count: number, { least, most }: { least: number; most: number }): boolean =>
  count >= least && count <= most;

/** "If it rains, stay in." With more commas, an order must follow the first. */
function openingClause(
  text: string,
  kind: AdjunctKind,
  { wording, readingCues }: QuestionMaterial,
): [string, string] | null {
  const comma = text.indexOf(', ');
  if (comma < 0 || !wording.adjuncts[kind].opening?.test(text)) return null;
  const rest = upperFirst(text.slice(comma + 2));
  return !rest.includes(', ') || readingCues.order.test(rest) ? [text.slice(0, comma), rest] : null;
}

function endingClause(
  text: string,
  kind: AdjunctKind,
  { wording }: QuestionMaterial,
): [string, string] | null {
  const { opening, ending } = wording.adjuncts[kind];
  const [found, ...more] = text.matchAll(ending);
  if (!found || more.length > 0 || opening?.test(text)) return null;
  const rest = unended(text.slice(0, found.index));
  // "Copy it so that you have it if it fails": the case is that of the first clause.
  const isNested = ADJUNCT_KINDS.some((other) => rest.search(wording.adjuncts[other].ending) >= 0);
  if (isNested) return null;
  const clause = text.slice(found.index);
  if (rest.includes(', ') || clause.includes(', ') || wording.needsClause.test(rest)) return null;
  // "Is only granted" says nothing without its case.
  if (wording.negatedOnly.test(rest)) return null;
  return [clause, rest];
}
