import type { Citation } from '@tarima/contract';
import { type SayTools, sayUnit } from '../frame/say-units.ts';
import type { Utterance } from '../frame/utterance.ts';
import { upperFirst } from '../reading/clean-text.ts';
import { LISTED, type Part, type Section, type Unit } from '../reading/reading.ts';
import type { Terms } from '../reading/terms.ts';
import type { Theme } from './choose-said.ts';
import type { WordCounter } from './word-counter.ts';

/** Any unit but a procedure is said in one turn up to this length. */
const LONGEST_WHOLE = 60;

const FEW_WORDS = 8;

const isListed = ({ kind, parts }: Unit) => LISTED.has(kind) && parts.length > 1;

/** One turn of the guest: whole units, or some steps of a procedure. */
export type Saying = {
  text: string;
  citations: Citation[];
  /** The text of its first unit, which the host asks for. */
  opening: string;
  /** The text of its last unit, which the host reacts to. */
  ending: string;
  /** The first and the last of its units. */
  first: Unit;
  unit: Unit;
  section: Section;
  /** A question that the document itself asks before it. */
  question: { text: string; citations: Citation[] } | null;
  /** Its position in a unit that takes several turns. */
  place: 'whole' | 'first' | 'middle' | 'last';
};

export type Joining = 'none' | 'paragraph' | 'section';

export type SayingTools = { say: SayTools; terms: Terms; countWords: WordCounter };

/** A theme as turns of the guest. Short units are joined up to about `longest` words. */
export function sayingsOf(
  { units }: Theme,
  { joining, longest }: { joining: Joining; longest: number },
  tools: SayingTools,
): Saying[] {
  const asked = new Set<Section>();
  const sayings: Saying[] = [];
  for (const unit of units) {
    const next = sayUnitInTurns(unit, asked, longest, tools);
    const last = sayings.at(-1);
    const [first] = next;
    if (last && first && joins(last, first, joining, longest, tools.countWords)) {
      sayings[sayings.length - 1] = {
        ...first,
        text: `${last.text} ${first.text}`,
        citations: [...last.citations, ...first.citations],
        question: last.question,
        opening: last.opening,
        first: last.first,
      };
    } else sayings.push(...next);
  }
  return sayings;
}

function joins(
  last: Saying,
  next: Saying,
  joining: Joining,
  longest: number,
  countWords: WordCounter,
): boolean {
  if (next.question || last.place !== 'whole' || next.place !== 'whole') return false;
  if (last.section !== next.section || isListed(last.unit) || isListed(next.unit)) return false;
  // Lines of a few words are always joined, or the host would ask for each.
  const isShort = countWords(last.ending) <= FEW_WORDS && countWords(next.text) <= FEW_WORDS;
  if (joining === 'none' && !isShort) return false;
  if (joining === 'paragraph' && !isShort && last.unit.paragraph !== next.unit.paragraph)
    return false;
  return countWords(last.text) + countWords(next.text) <= longest;
}

function sayUnitInTurns(
  unit: Unit,
  asked: Set<Section>,
  longest: number,
  { say, terms, countWords }: SayingTools,
): Saying[] {
  const { section } = unit;
  const { questions, lead, parts } = withoutQuestion(unit);
  const question = questions.length > 0 ? saidBy(questions) : questionOfHeading(section, asked);
  if (question) asked.add(section);
  const utterances = sayUnit(
    { ...unit, lead: lead.filter((part) => !isHeading(part, section, terms)), parts },
    say,
  );
  const pieces = piecesOf(unit, utterances, longest, countWords);
  const textOf = (piece: Utterance[]) => upperFirst(piece.map(({ text }) => text).join(' '));
  return pieces.map((piece, index) => ({
    text: textOf(piece),
    opening: textOf(piece),
    ending: textOf(piece),
    first: unit,
    citations: [...new Set(piece.flatMap(({ citations }) => citations))],
    unit,
    section,
    question: index === 0 ? question : null,
    place:
      pieces.length === 1
        ? 'whole'
        : index === 0
          ? 'first'
          : index === pieces.length - 1
            ? 'last'
            : 'middle',
  }));
}

/** Splits off questions that the document asks before it answers: the host asks them. */
function withoutQuestion({ lead, parts }: Unit): {
  questions: Part[];
  lead: Part[];
  parts: Part[];
} {
  const inLead = lead.filter(({ text }) => text.endsWith('?'));
  const answer = parts.findIndex(({ text }) => !text.endsWith('?'));
  // A question without an answer stays with the guest.
  const inParts = answer > 0 ? parts.slice(0, answer) : [];
  return {
    questions: [...inLead, ...inParts],
    lead: lead.filter((part) => !inLead.includes(part)),
    parts: parts.slice(inParts.length),
  };
}

const saidBy = (parts: Part[]) => ({
  text: parts.map(({ text }) => upperFirst(text)).join(' '),
  citations: parts.flatMap(({ citations }) => citations),
});

/** The question in a section's title, asked once. Its first unit may be left out. */
const questionOfHeading = (section: Section, asked: ReadonlySet<Section>) =>
  section.title.endsWith('?') && section.heading && !asked.has(section)
    ? { text: section.title, citations: [section.heading] }
    : null;

/** True for a lead that repeats the heading, which the host has just said. */
function isHeading({ text, isFragment }: Part, { title }: Section, terms: Terms): boolean {
  if (!isFragment || !title) return false;
  const stems = new Set(terms.of(title));
  return terms.of(text).every((stem) => stems.has(stem));
}

/**
 * Cuts steps into pieces of about the same length. Other units are cut only where they are too long
 * for one turn.
 */
function piecesOf(
  { kind }: Unit,
  utterances: Utterance[],
  longest: number,
  countWords: WordCounter,
): Utterance[][] {
  const sizes = utterances.map(({ text }) => countWords(text));
  const words = sizes.reduce((sum, size) => sum + size, 0);
  const most = kind === 'procedure' ? longest : LONGEST_WHOLE;
  if (words <= most) return [utterances];
  const share = words / Math.ceil(words / longest);
  const pieces: Utterance[][] = [];
  let size = 0;
  for (const [index, utterance] of utterances.entries()) {
    const own = sizes[index] ?? 0;
    // The introduction of steps is said with the first of them.
    const opensList = index > 0 && /:$/u.test(utterances[index - 1]?.text ?? '');
    if (pieces.length === 0 || (!opensList && size + own / 2 > share)) {
      pieces.push([]);
      size = 0;
    }
    pieces.at(-1)?.push(utterance);
    size += own;
  }
  return pieces;
}
