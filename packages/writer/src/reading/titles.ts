import { type Cues, patternOfAll, SOURCE_LANGUAGES } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { cleanLabel, upperFirst } from './clean-text.ts';
import { withoutEnumerator } from './enumerators.ts';
import { lowerWords, type Terms } from './terms.ts';

export const LONGEST_TITLE = 48;
export const MOST_TITLE_WORDS = 14;
/** A title that is cut shorter than this says too little. */
const FEWEST_CHARACTERS = 20;
const FEWEST_COMPANIONS = 3;

/** The usual case of words in the documents, which undoes the capitals of titles. */
export type WordCase = {
  /** A title as it is written inside a sentence. */
  inSentence: (title: string) => string;
  /** In sentence case. */
  asTitle: (title: string) => string;
};

/**
 * Learns from running text, where only names and the first words of sentences have capitals.
 * `hasTitleCase`: titles of the language have capitals in all words.
 */
export function learnWordCase(
  sentences: Iterable<string>,
  terms: Terms,
  hasTitleCase: boolean,
): WordCase {
  const lower = new Map<string, number>();
  const upper = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const sentence of sentences) {
    for (const [index, word] of (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).entries()) {
      if (/^\p{Ll}/u.test(word)) add(lower, keyOf(word, terms));
      else if (index > 0 && /^\p{Lu}/u.test(word)) add(upper, keyOf(word, terms));
    }
  }
  const isCommon = (word: string) => {
    const key = keyOf(word, terms);
    return (lower.get(key) ?? 0) > (upper.get(key) ?? 0) || !terms.isContent(word.toLowerCase());
  };
  const isName = (word: string) => !isCommon(word) && (upper.get(keyOf(word, terms)) ?? 0) > 0;
  const lowered = (word: string) =>
    /^(?:\p{Lu}\p{Ll}+|[AOEYUÀÉ])$/u.test(word) && isCommon(word) ? word.toLowerCase() : word;
  const lowerAll = (title: string) => title.replace(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu, lowered);
  const quiet = (title: string) =>
    isShouted(title)
      ? title.replace(/[\p{L}\p{N}]+/gu, (word) =>
          word.length > 4 || isCommon(word) ? word.toLowerCase() : word,
        )
      : title;
  return {
    inSentence: (title) => {
      const words = quiet(title);
      const capitals = words.match(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu) ?? [];
      const [first] = capitals;
      // A title with possible names in it stays as it is, as in a quotation.
      if (
        capitals.some(
          (word) => word !== first && !isCommon(word) && !(isName(word) && !hasTitleCase),
        )
      )
        return words;
      // A word always seen with a capital may be a name. Common words around it suggest that it is
      // none: "Steps in the process", not "Ana" or "Ana and Luis".
      const isOnlyWord =
        first !== undefined &&
        !isCommon(first) &&
        (capitals.length > 1 || words.split(' ').length < FEWEST_COMPANIONS);
      if (first && words.startsWith(first) && !isName(first) && !isOnlyWord) {
        return lowerAll(first.toLowerCase() + words.slice(first.length));
      }
      return lowerAll(words);
    },
    asTitle: (title) => upperFirst(quiet(title)),
  };
}

const keyOf = (word: string, terms: Terms) => terms.of(word)[0] ?? word.toLowerCase();

const isShouted = (title: string) =>
  /\p{Lu}.*\p{Lu}/u.test(title) && !/\p{Ll}/u.test(title) && title.length > 5;

const APPENDIX = new RegExp(
  String.raw`^(?:${patternOfAll(SOURCE_LANGUAGES, ({ cues }) => cues.appendixLabel)})\s+[A-Z]\b[.:)\s–—-]+(?=\S)`,
  'iu',
);

/** Not the point of an initial, as in "S. L.". */
export const SENTENCE_STOP = /(?<!(?<!\p{L})\p{L})\.\s+/gu;

/** A heading without its numbering, brackets and closing punctuation. */
export function cleanTitle(raw: string, cues: Cues): string {
  return (
    cleanLabel(withoutEnumerator(cleanLabel(raw)).replace(/\([^()]*\)|[()]/gu, ' '))
      .replace(APPENDIX, '')
      .replace(cues.titleNumbering, '')
      // The rest of "Article 1st -".
      .replace(/^[º°ª.)\s–—-]+(?=\p{L})/u, '')
      .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
      .replace(
        /^(?:\d+(?:\.\d+)*\.?\)?|[IVXLC]+[.)]|[A-Z]\.\d+(?:\.\d+)*\.?|[A-Za-z][.)])\s+(?=\p{L}|[¿¡«“])/u,
        '',
      )
      .replace(/(?<!\s)\s+([,.;:!?])(?=\s|$)/gu, '$1')
      .replace(/(?<![\s.:;,–—-])[\s.:;,–—-]+$/u, '')
      .replace(SENTENCE_STOP, ': ')
      .trim()
  );
}

/** True for words that can be a title. Dates, formulas and file names cannot. */
export function isUsableTitle(title: string): boolean {
  return (
    /\p{L}{2}/u.test(title) &&
    countWords(title) <= MOST_TITLE_WORDS &&
    !/[=@]|^[/~]|\/.*\/|\.\p{L}{2,4}$|https?:|\.\./iu.test(title)
  );
}

/**
 * Shortens a title to `most` characters between whole phrases. Empty if too little would be
 * left.
 */
export function shortTitle(title: string, cues: Cues, most: number = LONGEST_TITLE): string {
  if (title.length <= most) return title;
  const asked = title.endsWith('?') ? '?' : '';
  const phrases = title
    .split(/(?<!\s)\s+[:;–—?-]\s+|[:;–—?]\s+/u)
    .map((part) => part.trim())
    .filter((part) => part.length <= most && lowerWords(part).length > 1);
  // The question comes behind the sentence that leads to it.
  const phrase = asked ? phrases.at(-1) : phrases[0];
  if (phrase) return upperFirst(phrase);
  const words = title.split(' ');
  const cuts = words
    .map((_, index) => ({
      text: words
        .slice(0, index + 1)
        .join(' ')
        .replace(/[,;:]$/u, ''),
      isWhole: !isLink(words[index] ?? '', cues),
      // A title may end before a link such as "of the", or at a comma.
      isPhrase: isLink(words[index + 1] ?? '', cues) || /[,;:]$/u.test(words[index] ?? ''),
    }))
    .filter(({ text, isWhole }) => isWhole && text.length <= most);
  const wholes = cuts.filter(({ isPhrase, text }) => isPhrase && text.length >= FEWEST_CHARACTERS);
  const cut = (wholes.at(-1) ?? cuts.at(-1))?.text ?? '';
  return cut && asked && cut.length < most ? `${cut}${asked}` : cut;
}

const isLink = (word: string, cues: Cues) => {
  const lower = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  return word === '&' || cues.functionWords.has(lower) || cues.phraseLinks.has(lower);
};
