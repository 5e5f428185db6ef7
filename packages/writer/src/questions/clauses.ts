import { CLAUSE_KINDS, type ClauseKind } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';
import type { Unit } from '../reading/reading.ts';
import { ended, unended } from '../reading/spoken-text.ts';
import { isWhole } from './clear-text.ts';
import type { Piece } from './other-options.ts';
import type { PlacedPart, QuestionMaterial } from './question-material.ts';

/** A sentence in two: the clause that opens it and tells when or for what, and the rest. */
export type Divided = { unit: Unit; kind: ClauseKind; clause: Piece; rest: string };

const CLAUSE_WORDS = { least: 3, most: 16 };
const REST_WORDS = { least: 3, most: 26 };
const FEWEST_STEMS = { clause: 2, rest: 3 };

/** "Before leaving" and "before flying" may both be right, so neither is an option. */
const canBeOption = ({ clause: { text } }: Divided, material: QuestionMaterial): boolean =>
  isWhole(text, material) && !material.wording.place.test(text);

/** The clauses of a sentence that can stand as options. */
export const clearClauses = (placed: PlacedPart, material: QuestionMaterial): Divided[] =>
  placed.part.isFragment
    ? []
    : clausesIn(placed, material).filter((divided) => canBeOption(divided, material));

/** Divides a sentence from the clause that opens it. At its end, "if" may mean "whether". */
export function clausesIn({ unit, part }: PlacedPart, material: QuestionMaterial): Divided[] {
  const { text } = part;
  if (/[;:–—]|[.!?] /u.test(text)) return [];
  return CLAUSE_KINDS.flatMap((kind): Divided[] => {
    const divided = dividedAtComma(text, kind, material);
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
        unit,
        kind,
        clause: { unit, text: upperFirst(unended(clause)), stems },
        rest: upperFirst(ended(rest)),
      },
    ];
  });
}

const isWithin = (count: number, { least, most }: { least: number; most: number }): boolean =>
  count >= least && count <= most;

/** "If it rains, stay in." With more commas, an order must follow the first. */
function dividedAtComma(
  text: string,
  kind: ClauseKind,
  { wording, readingCues }: QuestionMaterial,
): [string, string] | null {
  const comma = text.indexOf(', ');
  if (comma < 0 || !wording.clauses[kind].test(text)) return null;
  const rest = upperFirst(text.slice(comma + 2));
  return !rest.includes(', ') || readingCues.order.test(rest) ? [text.slice(0, comma), rest] : null;
}
