import { type Cues, patternOfAll, type ReadingCues, SOURCE_LANGUAGES } from '@tarima/languages';
import { countWords, lineMarks } from '@tarima/text';
import { cleanText, upperFirst } from './clean-text.ts';
import { withoutEnumerator } from './enumerators.ts';
import { isClause } from './list-form.ts';

const BULLET = lineMarks(String.raw`\s•·▪►●○◦‣*—→#|>=~–+-`);
/** "Art. 12º.", "§ 3º": the number of a sentence in a law or a rule. */
const ARTICLE = new RegExp(
  String.raw`^(?:(?:${patternOfAll(SOURCE_LANGUAGES, ({ reading }) => reading.articleLabel)})\.?\s*|§+\s*)\p{N}{1,3}[.-]?[º°ª]?(?:\s*[.:–—-]|\s(?=\p{Lu})|$)\s*`,
  'iu',
);
/** `[12]`: a reference that only a reader can follow. */
const NUMBERED = /^\s*\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*\s*$/u;
/** The word before the name of a work: "see Smith, 2019". */
const SEE = /^\p{Ll}+\.? (?=\p{Lu})/u;
/** `[Voice: shout]` is a mark of the script format. A document must not set one. */
const LABELLED = /^\s*\p{L}+\s*:/u;
const AND = Object.values(SOURCE_LANGUAGES).map(({ cues }) => cues.and(''));
const CITATION = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}’'-]+(?: (?:et al\.?|${AND.join('|')}|&) ?\p{L}*)?,? (?:19|20)\d\d[a-z]?)$`,
  'u',
);
/** "…; and" before the last item of a list. */
const JOINING_END = new RegExp(
  String.raw`[;,]\s*(?:${[...AND, 'o', 'ou', 'or', 'oder'].join('|')})\s*[.;]?$`,
  'iu',
);
const PHONETIC = /\s?(?:\p{Ll}\s)?\/[^/]{0,40}[ɐ-ʯˈˌː][^/]{0,40}\//gu;
/** Behind a short unit the number is a power: "0.5 m³". */
const FOOTNOTE_NUMBER = /(?<=\p{L}{3}[.,;]?)\s?[¹³⁴-⁹]+/gu;
const MENU_ARROW = /(?<!\s)\s+[>→›]\s+(?=[\p{L}«“"])/gu;
const EMOJI = /\s?\p{Emoji_Presentation}[\u{FE0F}\u{200D}]*/gu;
/** A web address too long to type. Its host is enough to hear. */
const LONG_ADDRESS = /\bhttps?:\/\/(?:www\.)?([\p{L}\p{N}.-]+)(?::\d+)?\/[^\s,;)”"»]{20,}/giu;
/** Marks that end a sentence. */
const ENDED = /[.!?…:]["”»’')]*$/u;

/**
 * A text of a document as it is spoken: without list marks, numbering, references and labels, with
 * a full stop. Everything with meaning stays, including brackets.
 */
export function spokenText(raw: string, cues: Cues, readingCues: ReadingCues): string {
  const bare = unmarked(cleanText(raw.replace(EMOJI, '')));
  const admonition = readingCues.warningLabel.test(bare) ? null : cues.admonition.exec(bare);
  // A label stays before words without a verb: "Example: blood, juices".
  const label = admonition && isClause(bare.slice(admonition[0].length), cues) ? admonition[0] : '';
  const text = withoutPointer(bracketsRead(bare.slice(label.length), readingCues), readingCues)
    .replace(
      LONG_ADDRESS,
      (address, host: string) => `${host}${/[.!?]$/u.exec(address)?.[0] ?? ''}`,
    )
    .replace(PHONETIC, '')
    .replace(FOOTNOTE_NUMBER, '')
    .replace(JOINING_END, '')
    .replace(MENU_ARROW, ', ')
    .replace(/(?<!\s)\s+([,.;:!?»”])(?=[\s,.;:!?]|$)/gu, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
    .replace(/(?<![,;:])[,;:]+([.!?])/gu, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
    .replace(/\s+/gu, ' ')
    .trim();
  // A removed reference may uncover another mark, which a script would read as its own.
  return label ? upperFirst(text) : unmarked(text);
}

const unmarked = (text: string) => withoutEnumerator(text.replace(BULLET, '').replace(ARTICLE, ''));

/** Removes references in brackets. Other brackets stay. */
function bracketsRead(text: string, readingCues: ReadingCues): string {
  return text
    .replace(/\s?\[([^[\]]*)\]/gu, (_, inside: string) =>
      NUMBERED.test(inside) || LABELLED.test(inside) ? '' : inBrackets(inside, readingCues),
    )
    .replace(/(\s?)\(([^()]*)\)/gu, (_, gap: string, inside: string) =>
      inBrackets(inside, readingCues).replace(/^ /u, gap),
    )
    .replace(/[[\]]/gu, '');
}

const inBrackets = (inside: string, readingCues: ReadingCues) =>
  inside.trim() === '' ||
  CITATION.test(inside.trim().replace(SEE, '')) ||
  readingCues.pointer.test(inside.trim())
    ? ''
    : ` (${inside.trim()})`;

/** Cuts "…, see Appendix F." before its comma, and "As shown in figure 2, …" behind it. */
function withoutPointer(text: string, readingCues: ReadingCues): string {
  const border = Math.max(text.lastIndexOf(', '), text.lastIndexOf('; '));
  if (border <= 0) return text;
  if (readingCues.pointer.test(text.slice(border + 2))) return `${text.slice(0, border)}.`;
  const first = text.indexOf(', ');
  const isLed = first > 0 && first < LONGEST_POINTER && readingCues.pointer.test(text);
  return isLed ? upperFirst(text.slice(first + 2)) : text;
}
const LONGEST_POINTER = 60;

/** Adds the full stop that a line or a cell often lacks. */
export const ended = (text: string): string =>
  ENDED.test(text) ? text : `${text.replace(/(?<![\s,;–—-])[\s,;–—-]+$/u, '')}.`;

/** Removes the full stop, for a place inside a sentence. */
export const unended = (text: string): string => text.replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, '');

export const spokenWords = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + countWords(text), 0);
