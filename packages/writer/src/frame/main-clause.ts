import { type Cues, type ReadingCues, type ScreenCues, SOURCE_LANGUAGES } from '@tarima/languages';
import { upperFirst } from '../reading/clean-text.ts';
import { isClause } from '../reading/list-form.ts';
import { unended } from '../reading/spoken-text.ts';
import { lowerWords } from '../reading/terms.ts';

const FEWEST_WORDS = 3;
const FEWEST_OF_OPENING = 5;

export type PointTools = { cues: Cues; readingCues: ReadingCues; screen: ScreenCues };

/**
 * Cuts a text at the last possible border. The rest must make sense: no label or condition alone.
 */
export function mainClause(
  whole: string,
  most: number,
  tools: PointTools,
  mayNoun = false,
): string | null {
  const text = seenOf(whole, most);
  const borders = [
    ...text.matchAll(/[,;:–—(](?=\s)|\s\((?!\p{N}+\))(?=\S)|\s-\s/gu),
    ...links(text, tools),
  ]
    .map(({ index }) => index)
    .filter((at) => !isInList(text, at, tools.cues) && !isInside(text, at, tools.cues));
  return cutsAt(text, borders, most, tools, mayNoun).at(-1) ?? null;
}

/**
 * Cuts a statement before the last phrase that it can do without: "The board was tested | by two
 * teams". Null for a rule, because each of its phrases may limit it.
 */
export function openingClause(whole: string, most: number, tools: PointTools): string | null {
  const { readingCues, cues } = tools;
  if (mustBeWhole(whole, tools)) return null;
  const text = seenOf(whole, most);
  const ends = cutsAt(text, phrasesIn(text, tools), most, tools).filter((cut) => {
    const words = lowerWords(cut);
    const last = words.at(-1) ?? '';
    const rest = whole.slice(cut.length);
    return (
      words.length >= FEWEST_OF_OPENING &&
      !cues.verbs.has(last) &&
      !NEEDS_PHRASE.test(last) &&
      !cues.verbEnding.test(last) &&
      !limits(rest, tools) &&
      !readingCues.condition.test(rest)
    );
  });
  return ends.at(-1) ?? null;
}

/** The places before phrases that a statement can do without. */
export const phrasesIn = (text: string, { screen }: PointTools): number[] =>
  [...text.matchAll(new RegExp(`\\s(?=${screen.addsPhrase.source})`, 'giu'))].map(
    ({ index }) => index,
  );

/** A participle belongs to the phrase behind it: "based on menus". */
const NEEDS_PHRASE = /(?:[ai]d[oa]s?|ed)$/u;

const mustBeWhole = (text: string, { readingCues }: PointTools): boolean =>
  readingCues.prohibition.test(text) ||
  readingCues.obligation.test(text) ||
  readingCues.permission.test(text);

/** No cut is longer, and what follows only tells whether it is one. */
const seenOf = (whole: string, most: number): string => whole.slice(0, most + LONGEST_LIST);

/** The openings that end at a border and make sense, the longest last. */
function cutsAt(
  text: string,
  borders: readonly number[],
  most: number,
  tools: PointTools,
  mayNoun = false,
): string[] {
  const { condition, exception } = tools.readingCues;
  const isCase = [condition, exception].some((opening) => opening.exec(text)?.index === 0);
  return borders
    .toSorted((a, b) => a - b)
    .map((at) => unended(text.slice(0, at)))
    .filter(
      (cut) =>
        cut.length <= most &&
        (says(cut, tools) || (mayNoun && isThing(cut, tools.cues))) &&
        !isOpen(cut) &&
        !(isCase && !cut.includes(',')) &&
        !endsInCase(cut, tools) &&
        !endsInLink(cut, tools.cues) &&
        !isCutOpen(cut, tools),
    );
}

/** "During the course" names no thing. */
function isThing(cut: string, { functionWords, determiners }: Cues): boolean {
  const words = lowerWords(cut);
  const [first = ''] = words;
  return words.length >= FEWEST_WORDS && (!functionWords.has(first) || determiners.has(first));
}

/** True for a case whose rule was cut off: "The manager decides; while nobody comes". */
function endsInCase(cut: string, { readingCues }: PointTools): boolean {
  const at = Math.max(...[', ', '; ', ': '].map((mark) => cut.lastIndexOf(mark)));
  return at > 0 && readingCues.condition.exec(cut.slice(at + 2))?.index === 0;
}

/** True if a verb's own clause lost its verb: "It shows that all decisions". */
function isCutOpen(cut: string, { cues, readingCues }: PointTools): boolean {
  const words = lowerWords(cut);
  const at = words.findLastIndex((word) => cues.relatives.has(word));
  const verb = words[at - 1] ?? '';
  if (!cues.verbs.has(verb) && !cues.verbEnding.test(verb)) return false;
  const clause = words.slice(at + 1);
  return !clause.some((word) => cues.verbs.has(word)) && !readingCues.past.test(clause.join(' '));
}

/** True if the last words only lead to what was cut off: "…, that is". */
function endsInLink(cut: string, { dangling }: Cues): boolean {
  const tail = cut.slice(cut.lastIndexOf(', ') + 1).trim();
  return tail !== cut && lowerWords(tail).length < FEWEST_WORDS && dangling.test(tail);
}

/** Borders before another clause: "and" before a verb or an order, never between two things. */
function links(text: string, { cues, readingCues }: PointTools) {
  const joints = [...text.matchAll(new RegExp(`\\s(?=${cues.and('')}\\s)`, 'gu'))];
  return joints.filter(({ index }) => {
    const behind =
      text
        .slice(index)
        .replace(/^\s\S+\s/u, '')
        .split(/[,;:]/u)[0] ?? '';
    if (endsList(text.slice(0, index))) return false;
    return readingCues.order.test(`${upperFirst(behind)}.`) || isClause(behind, cues);
  });
}

/** True before the last "and" of a list: "English, Polish". */
function endsList(before: string): boolean {
  const at = before.lastIndexOf(', ');
  return at > 0 && lowerWords(before.slice(at)).length <= LONGEST_LISTED;
}

/** True inside a list such as "concentration, hazard and date". A cut there would lose items. */
function isInList(text: string, at: number, { and }: Cues): boolean {
  const behind = text.slice(at + 1, at + LONGEST_LIST);
  const next = behind.split(/[,;:.]/u)[0] ?? '';
  const [first = ''] = lowerWords(next);
  // "…, what is toxic and what reaches a drain": both begin alike.
  const isAlike = behind.toLowerCase().includes(` ${and('')} ${first} `);
  const isShort =
    lowerWords(next).length <= LONGEST_LISTED &&
    (behind.includes(` ${and('')} `) || OR.test(behind));
  return text[at] === ',' && (isShort || isAlike);
}
const LONGEST_LISTED = 3;
const OR = /\s(?:or|ou?)\s/u;
const LONGEST_LIST = 200;

/** True inside "twenty and three", and before words that belong to the ones before. */
function isInside(text: string, at: number, { language, nounLinks, and }: Cues): boolean {
  const [first = '', second = ''] = lowerWords(text.slice(at, at + LONGEST_BORDER));
  const { quantities } = SOURCE_LANGUAGES[language].reference;
  return first === and('') ? quantities.has(second) : text[at] === ',' && nounLinks.has(first);
}
const LONGEST_BORDER = 40;

const isOpen = (text: string) => text.split('(').length > text.split(')').length;

function says(cut: string, { cues, readingCues }: PointTools): boolean {
  const words = lowerWords(cut);
  if (words.length < FEWEST_WORDS || cues.functionWords.has(words.at(-1) ?? '')) return false;
  if (/^[«“"][^»”"]*[»”"]$/u.test(cut)) return false;
  return (
    /\p{N}/u.test(cut) ||
    isClause(cut, cues) ||
    // A cut right behind its verb says nothing: "The team adopted".
    readingCues.past.test(cut.slice(0, cut.lastIndexOf(' '))) ||
    readingCues.order.test(`${cut}.`) ||
    readingCues.prohibition.test(cut) ||
    readingCues.obligation.test(cut)
  );
}

/** True if the part that was cut off limits the rest: "…, never past 170", "…; from 16 to 18, …". */
export const limits = (rest: string, { screen, readingCues }: PointTools): boolean =>
  /\p{N}/u.test(rest) || screen.forbids.test(rest) || readingCues.exception.test(rest);
