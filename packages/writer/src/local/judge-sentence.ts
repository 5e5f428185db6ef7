import { countWords, detectLanguage, splitSentences } from '@tarima/text';
import type { DialogueLanguage } from '../dialogue-draft.ts';
import { cleanText, upperFirst } from '../reading/clean-text.ts';
import { needsBefore } from '../reading/needs-before.ts';
import { isForMachines } from '../reading/prompt-like.ts';
import { lowerWords } from '../reading/terms.ts';
import type { WordCase } from '../reading/titles.ts';
import { CUES } from '../wording/index.ts';
import type { Cues } from '../wording/wording.ts';

/**
 * How much is let through: `relaxed` is for documents in which nothing passes `strict`, `whole` for those
 * that are short enough to be said whole, where a short sentence has the others around it.
 */
export type Strictness = 'strict' | 'whole' | 'relaxed';

export type JudgedSentence = {
  text: string;
  /** Null where the sentence needs the one before it. */
  alone: string | null;
  words: number;
};

export type SentenceJudge = {
  wording: Cues;
  wordCase: WordCase;
  /** The language that sentences must be in; null when the documents' is none that is known. */
  language: DialogueLanguage | null;
  strictness: Strictness;
  /** Instead of the usual limit, where what is said is shared between turns. */
  mostWords?: number;
};

const LIMITS = {
  strict: { min: 6, max: 32 },
  whole: { min: 2, max: 60 },
  relaxed: { min: 3, max: 60 },
} as const;

/** Marks of code, paths, formulas, addresses, menus. */
const CODE =
  /[{}<>|\\`=$_~^#@→↔⇒←≤≥±×÷∑√∞☐☑✓■□●]|::|[«“"][^\p{L}\p{N}]{1,3}[»”"]|\+\+|\(\)|--\p{L}|(?:^|[\s«“"'(])[.~]?\/\p{L}|\p{L}\/\p{L}+\/|\.(?:conf|cfg|txt|html?|php|js|py|sh|exe|dll|ini|log|xml|json|deb|iso|gz)\b|https?:|www\.|\bmailto:/iu;
/** What a table's footnote begins with; two asterisks around words are Markdown. */
const FOOTNOTE = /^\s*(?:\*{1,3}\s?(?=\p{L})(?!.*\*)|[†‡§])/u;
const DOT_LEADERS = /\.{4,}|(?:\.\s){4,}|…\s*\d+\s*$/u;

/**
 * Makes a source sentence fit to be spoken, only by leaving words out, and says whether it stands
 * alone. Null when it should not be spoken at all.
 */
export function judgeSentence(
  raw: string,
  judge: SentenceJudge,
  isBeforeList = false,
): JudgedSentence | null {
  const { wording, strictness } = judge;
  if (DOT_LEADERS.test(raw) || (FOOTNOTE.test(raw) && !/^\s*\* /u.test(raw))) return null;
  const text = spokenForm(raw, wording);
  const words = countWords(text);
  if (/^[«“"].*[»”"][.!?]?$/u.test(text)) return null;
  const { min, max } = LIMITS[strictness];
  if (words < min || words > Math.max(max, judge.mostWords ?? 0)) return null;
  if (CODE.test(text) || wording.furniture.test(text)) return null;
  if (!/^["“«¿¡‘']?[\p{Lu}\p{N}]/u.test(text) || !/[.!?…]["”»’']?$/u.test(text)) return null;
  if (!isMostlyWords(text, words) || !isBalanced(text)) return null;
  if (wording.pointsElsewhere.test(text) || isCutOff(text, wording)) return null;
  if (!isBeforeList && wording.announces.test(text)) return null;
  if (strictness !== 'relaxed' && wording.aboutItself.test(text)) return null;
  if (splitSentences(text, wording.language).length !== 1 || cleanText(text) !== text) return null;
  if (isForMachines(raw) || isForeign(text, words, judge.language)) return null;
  return { text, alone: standingAlone(text, wording, min, isBeforeList), words };
}

/** Without labels, numbering, brackets and references; ends with a full stop only if it had one. */
export function spokenForm(raw: string, wording: Cues): string {
  let text = cleanText(raw)
    .replace(/^[\s•·▪►●○◦‣*–—-]+/u, '')
    .replace(/^(?:\(?\d{1,2}[.)]|\(?[a-z]\))\s+(?=\p{L}|[¿¡«“"])/u, '')
    .replace(wording.admonition, '')
    // The label of a list's item: "Testing – How will it change?"
    .replace(/^[\p{L} ]{1,40}\s(?:--|-|–|—)\s+(?=\p{Lu}\p{Ll}*\s)|^[QAPR]:\s+/u, '');
  for (let depth = 0; depth < 3; depth += 1) {
    text = text.replace(/\s?\([^()]*\)/gu, '').replace(/\s?\[[^[\]]*\]/gu, '');
  }
  return (
    text
      // How a word is pronounced, between slashes.
      .replace(/\s?(?:\p{Ll}\s)?\/[^/]{0,40}[ɐ-ʯˈˌː][^/]{0,40}\//gu, '')
      .replace(/(?<=\p{L}[.,;]?)\s?[¹²³⁴-⁹]+/gu, '')
      .replace(/\s+([,.;:!?»”])(?=[\s,.;:!?]|$)/gu, '$1')
      .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
      .replace(/[,;:]+([.!?])/gu, '$1')
      .replace(/(?<!\.)\.\.(?!\.)/gu, '.')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** The sentence as it is said with nothing before it, or null. */
function standingAlone(
  text: string,
  wording: Cues,
  min: number,
  isBeforeList: boolean,
): string | null {
  const bare = text.replace(wording.looseConnective, '');
  // A label before a colon does not help what follows it to stand: "Status: Is getting close."
  const unlabelled = bare.replace(/^[\p{L} ]{1,30}:\s+/u, '');
  const needs = (sentence: string) => needsBefore(sentence, wording, isBeforeList);
  if (needs(bare) || needs(unlabelled)) return null;
  if (countWords(bare) < min) return null;
  return bare === text ? text : upperFirst(bare);
}

/** Ends at the dot of an abbreviation or of a German ordinal: the rest of it is elsewhere. */
const isCutOff = (text: string, { nounsHaveCapitals }: Cues) =>
  /\s(?:Mio|Mrd|Dep|Dr|Sr|Sra|Mr|Mrs|St|Nr|ca|bzw|vs|Jr|Jh|Jhd|av|aprox|approx)\.$/u.test(text) ||
  (nounsHaveCapitals && /\s\p{N}{1,2}\.$/u.test(text));

/** Rows of tables are not; "Take 2 tablets every 8 hours for 5 days." is. */
function isMostlyWords(text: string, words: number): boolean {
  const visible = text.replace(/\s/gu, '').length;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const numbers = text.match(/(?<![\p{L}\p{N}])\p{N}[\p{N}.,:/-]*/gu)?.length ?? 0;
  return letters > visible * 0.4 && upper < letters * 0.4 && numbers <= words * 0.4;
}

function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return (
    !/[()[\]]/u.test(text) &&
    count('«') === count('»') &&
    count('“') === count('”') &&
    count('"') % 2 === 0 &&
    count('¿') <= count('?') &&
    count('¡') <= count('!')
  );
}

/** Lower-case words in letters that the language never writes; function words alone hardly tell the neighbours apart. */
const NEIGHBOUR_WORDS: Partial<Record<DialogueLanguage, RegExp>> = {
  es: /(?<![\p{L}\p{M}-])\p{Ll}*[ãõç]\p{Ll}*|(?<![\p{L}\p{M}])\p{Ll}{2,}m-se(?![\p{L}\p{M}])/u,
  pt: /(?<![\p{L}\p{M}-])\p{Ll}*ñ\p{Ll}*|[¿¡]/u,
};

/**
 * Short sentences are not tried: too few function words to tell by. Between neighbours such as
 * Spanish and Portuguese the longer lists decide, and a tie is no proof.
 */
function isForeign(text: string, words: number, language: DialogueLanguage | null): boolean {
  if (language === null || words < 6) return false;
  if (NEIGHBOUR_WORDS[language]?.test(text)) return true;
  const detected = detectLanguage(text);
  if (detected === language || detected === 'other') return false;
  const share = (known: DialogueLanguage) =>
    lowerWords(text).filter((word) => CUES[known].functionWords.has(word)).length / words;
  return share(detected) > share(language) + 0.08;
}
