import type { UnspeakableReason } from '@tarima/contract';
import {
  type Cues,
  patternOfAll,
  type ReadingCues,
  SOURCE_LANGUAGES,
  type SourceLanguage,
} from '@tarima/languages';
import { countWords, detectLanguage, functionWordShare } from '@tarima/text';
import { upperFirst } from './clean-text.ts';
import { isClause } from './list-form.ts';
import { isForMachines } from './prompt-like.ts';
import { lowerWords } from './terms.ts';

/** Signs of code in any programming language. One alone proves nothing. */
const CODE_SIGNS = [
  /[{}|\\`^]|[<>~](?!\s?\p{N})|\[\[|\]\]/u,
  /[{}]$|^\s*(?:[#$>%]\s|\/\/|--\s|<\/?\p{L}|(?:sudo|npm|git|docker|curl|chmod|SELECT|INSERT INTO|UPDATE)\s|(?:return|import|const|let|var|int|char|void|using|package)\s.*;$|(?:for|while|if)\s?\(.*[;{]$|[d-][rwx-]{9}\s)/u,
  /\p{L}_\p{L}|\p{Ll}\p{Lu}\p{L}{0,40}\(|\p{L}\((?!(?:\p{Ll}{1,3}|%)\))[^()\s]*\)|(?:^|\s)--?\p{L}[\p{L}-]*(?=\s|=|$)|\$\p{L}|(?:^|\s)\.{0,2}\/[\p{L}.]|\p{L}{3}\/\p{L}{3,}[-_/]|::|\p{L}\.\p{L}+\(/u,
  /(?:^|\s|\p{L})(?:=|==|===|:=|\+=|->|=>|&&|\|\|)(?:\s|\p{L}|["'\d]|$)/u,
];
const DOT_LEADERS = /\.{4,}|(?:\.\s){4,}|…\s*\d+\s*$/u;
/** With fewer words the language is not certain. */
const FEWEST_DETECTABLE_WORDS = 12;
/** A text is foreign below this ratio to the other language's share of function words. */
const SURELY_LESS = 0.6;
const LONGEST_PAPERWORK = 16;
const LABEL = /^[^:]{2,30}:\s+/u;
const LONGEST_POINTER = 18;

export type Listener = { cues: Cues; readingCues: ReadingCues; language: SourceLanguage | null };

/** The reason why a text is not spoken. Null if it is. `raw` is the text of the document. */
export function unspeakableOf(
  raw: string,
  text: string,
  listener: Listener,
): UnspeakableReason | null {
  if (isForMachines(raw)) return 'forMachines';
  if (!/\p{L}{2}/u.test(text)) return 'furniture';
  if (isCode(text, listener.cues)) return 'code';
  if (DOT_LEADERS.test(text) || isPaperwork(text, listener)) return 'furniture';
  if (isScale(text) && !listener.readingCues.call.test(text)) return 'furniture';
  if (listener.readingCues.pointer.test(text) && isOnlyPointer(text)) return 'reference';
  if (isForeign(text, listener.language)) return 'otherLanguage';
  return null;
}

/** Number of independent signs of code in a text. */
const signsOf = (text: string) => CODE_SIGNS.filter((sign) => sign.test(text)).length;

/** True for rows or items with many signs of code: commands with their meanings. */
export const areCode = (texts: readonly string[]): boolean =>
  texts.filter((text) => signsOf(text) > 0).length > texts.length * CODE_SHARE;
const CODE_SHARE = 0.4;

/** Two independent signs make code. A sentence of the language needs more. */
function isCode(text: string, cues: Cues): boolean {
  const words = lowerWords(text);
  const plain = words.filter((word) => cues.functionWords.has(word)).length;
  const signs = signsOf(text) + (plain === 0 ? 1 : 0);
  const isSentence = plain >= 2 && plain * 6 >= words.length && /^["“«¿¡]?\p{L}/u.test(text);
  return signs >= (isSentence ? 4 : 2) && signs > (plain === 0 ? 1 : 0);
}

/** True for advice on a form: "Date: enter the day of the return." */
function tellsToFill(text: string, cues: Cues, { order }: ReadingCues): boolean {
  const behind = text.replace(LABEL, '');
  const tells = isClause(behind, cues) || order.test(upperFirst(behind));
  return behind !== text && tells && !/\p{N}/u.test(behind);
}

/** True for the numbers along a chart, with few words among them. */
const isScale = (text: string): boolean => {
  const marks = text.split(' ');
  const words = marks.filter((mark) => /\p{L}{2}/u.test(mark) && !/\p{N}/u.test(mark)).length;
  const isNumbers = marks.length >= 4 && words * 4 <= marks.length;
  return isNumbers && !/[$€£%:=×]/u.test(text) && !NAMED_PHONE.test(text);
};
/** "Reception, 985 21 07 30" */
const NAMED_PHONE = /^\p{L}[^\p{N}]{1,40}[,–—-] \+?\(?\d{2,4}\)?(?:[ .-]\d{2,5}){1,4}\.?$/u;

const isPaperwork = (text: string, { cues, readingCues }: Listener) =>
  countWords(text) <= LONGEST_PAPERWORK &&
  !tellsToFill(text, cues, readingCues) &&
  (readingCues.paperwork.test(text) ||
    (PAPER_MARKS.filter((mark) => mark.test(text)).length >= 2 &&
      !(isClause(text, cues) && /[.!?]$/u.test(text)) &&
      !readingCues.order.test(text)));

/** Marks of a header line: a document's code, date, version, and dots between them. */
const PAPER_MARKS = [
  /(?<![\p{L}\p{N}])\p{Lu}{2,}(?:[-/]\p{Lu}{2,})*[-/]\p{N}{1,4}(?![\p{L}\p{N}])/u,
  /(?<!\p{N})\p{N}{1,2}[/.]\p{N}{1,2}[/.]\p{N}{2,4}(?!\p{N})/u,
  new RegExp(
    String.raw`(?<!\p{L})(?:${patternOfAll(SOURCE_LANGUAGES, ({ reading }) => reading.versionLabel)})\.? \p{N}`,
    'iu',
  ),
  /\s[·|]\s/u,
];

/** True for a mere reference: "See Appendix F for the form." A longer one may say more. */
const isOnlyPointer = (text: string) =>
  countWords(text) <= LONGEST_POINTER && !/[;:]\s/u.test(text);

function isForeign(text: string, language: SourceLanguage | null): boolean {
  if (language === null || countWords(text) < FEWEST_DETECTABLE_WORDS) return false;
  const detected = detectLanguage(text);
  if (detected === 'other' || detected === language) return false;
  // "As", "do" and "a" are words of several languages, so the difference must be large.
  if (functionWordShare(text, language) > functionWordShare(text, detected) * SURELY_LESS)
    return false;
  // Function words hardly separate neighbouring languages.
  const own = SOURCE_LANGUAGES[language].cues.foreignLetters;
  return own && SOURCE_LANGUAGES[detected].cues.foreignLetters ? own.test(text) : true;
}
