import { type Cues, SOURCE_LANGUAGES, wordsOfAll } from '@tarima/languages';
import { lowerWords, type Terms } from './terms.ts';

const MAX_CHARACTERS = 42;
const MAX_WORDS = 6;
/** Links that a participle needs behind it. */
const COMPLEMENTS = wordsOfAll(SOURCE_LANGUAGES, ({ cues }) => cues.complementLinks);
const LINKS_OF_NOUNS = wordsOfAll(SOURCE_LANGUAGES, ({ cues }) => cues.nounLinks);
const PARTICIPLE = /[ai]d[oa]s?$/u;

export type KeyPhrase = {
  text: string;
  stems: string[];
  /** A single common noun, used only where nothing better is found. */
  isPoor: boolean;
};

type Token = {
  text: string;
  lower: string;
  /** Index of its first letter in the sentence. */
  start: number;
  end: number;
  breakBefore: boolean;
  opensSentence: boolean;
};

/** Counts runs of words, so that repeated phrases differ from chance ones. */
export function learnPhrases(texts: Iterable<string>) {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = lowerWords(text);
    for (let from = 0; from < words.length; from += 1) {
      for (let size = 1; size <= 4 && from + size <= words.length; size += 1) {
        const run = words.slice(from, from + size).join(' ');
        counts.set(run, (counts.get(run) ?? 0) + 1);
      }
    }
  }
  return (phrase: string) => counts.get(lowerWords(phrase).join(' ')) ?? 0;
}
export type PhraseCount = ReturnType<typeof learnPhrases>;

/**
 * Noun phrases of a sentence, found without a dictionary. They follow an article or a preposition
 * and have no known verb. A second word is linked by a preposition, or looks like an adjective. It
 * may also make a repeated pair.
 */
export function keyPhrases(
  sentence: string,
  cues: Cues,
  terms: Terms,
  count: PhraseCount,
): KeyPhrase[] {
  const tokens = tokensOf(sentence, cues.elision);
  const phrases: KeyPhrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const end = phraseEnd(tokens, at, cues, terms, count);
    if (end === at) {
      at += 1;
      continue;
    }
    const words = tokens.slice(at, end);
    const text = sentence.slice(words[0]?.start, words.at(-1)?.end);
    if (
      isGood(
        words,
        tokens[end],
        text,
        cues,
        terms,

        startsPhrase(tokens, at, cues),
        cues.determiners.has(tokens[at - 1]?.lower ?? ''),
      )
    ) {
      phrases.push({ text, stems: terms.of(text), isPoor: isCommonNoun(words, terms) });
    }
    at = end;
  }
  return phrases;
}

function tokensOf(sentence: string, elision: RegExp | null): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  const add = (text: string, start: number) => {
    const between = sentence.slice(from, start);
    from = start + text.length;
    tokens.push({
      text,
      lower: text.toLowerCase().replace('’', "'"),
      start,
      end: from,
      breakBefore: /\S/u.test(between),
      opensSentence: tokens.length === 0,
    });
  };
  for (const match of sentence.matchAll(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)) {
    const [text] = match;
    const article = elision?.exec(text)?.[0] ?? '';
    if (article) add(article, match.index);
    add(text.slice(article.length), match.index + article.length);
  }
  return tokens;
}

/** True for nouns and adjectives, judged by endings and lists. */
function isNominal(token: Token, cues: Cues, terms: Terms): boolean {
  return (
    terms.isContent(token.lower) &&
    token.lower.length > 2 &&
    (!cues.nounsHaveCapitals || /^\p{Lu}/u.test(token.text)) &&
    !cues.verbs.has(token.lower) &&
    !cues.verbEnding.test(token.lower)
  );
}

function phraseEnd(
  tokens: Token[],
  start: number,
  cues: Cues,
  terms: Terms,
  count: PhraseCount,
): number {
  const first = tokens[start];
  if (!first || !isNominal(first, cues, terms)) return start;
  let end = start + 1;
  while (end < tokens.length && end - start < MAX_WORDS) {
    const next = tokens[end];
    if (!next || next.breakBefore) break;
    if (isNominal(next, cues, terms)) {
      if (!belongs(tokens, end, cues, count)) break;
      end += 1;
      continue;
    }
    // A link is taken only together with the noun behind it.
    let behind = end;
    while (behind < tokens.length && behind < end + 2) {
      const link = tokens[behind];
      if (!link || link.breakBefore || !cues.phraseLinks.has(link.lower)) break;
      if (behind > end && !cues.phraseArticles.has(link.lower)) break;
      behind += 1;
    }
    const noun = tokens[behind];
    if (behind === end || !noun || noun.breakBefore || !isNominal(noun, cues, terms)) break;
    if (!isLinkOfNouns(tokens, end, behind, cues)) break;
    if (isParted(tokens, start, cues)) break;
    if (behind + 1 - start > MAX_WORDS) break;
    end = behind + 1;
  }
  return end;
}

/** True if a word belongs to the one before it: an adjective, a name or a repeated pair. */
function belongs(tokens: Token[], at: number, cues: Cues, count: PhraseCount): boolean {
  const word = tokens[at];
  const before = tokens[at - 1];
  if (!word || !before) return false;
  const isName =
    /^\p{Lu}/u.test(word.text) && /^\p{Lu}/u.test(before.text) && !before.opensSentence;
  if (isName || count(`${before.lower} ${word.lower}`) > 1) return true;
  if (cues.adjectivesFirst) {
    // The word before a noun is an adjective or a singular. A plural ends its phrase.
    return !/[^siu]s$/u.test(before.lower) && !/(?:ed|ing)$/u.test(word.lower);
  }
  return cues.adjectiveEnding.test(word.lower);
}

/** `de` always links nouns. `y`, `en`, `para` can also join clauses. */
function isLinkOfNouns(tokens: Token[], from: number, to: number, cues: Cues): boolean {
  const [link] = tokens.slice(from, to);
  if (!link) return false;
  return LINKS_OF_NOUNS.has(link.lower) && !cues.verbs.has(link.lower);
}

/** "Protege las manos de cortes": the complement belongs to the verb. */
function isParted(tokens: Token[], start: number, { determiners, partingVerb }: Cues): boolean {
  const isDetermined = determiners.has(tokens[start - 1]?.lower ?? '');
  const before = tokens[start - (isDetermined ? 2 : 1)];
  return before !== undefined && partingVerb?.test(before.lower) === true;
}

function startsPhrase(tokens: Token[], at: number, cues: Cues): boolean {
  const before = tokens[at - 1];
  const first = tokens[at];
  if (!before || !first || first.breakBefore) return true;
  // A predicate names no thing: "se considera aprobado", "é considerado aprovado".
  if (cues.verbs.has(before.lower) && PARTICIPLE.test(first.lower)) return false;
  return cues.functionWords.has(before.lower) && !cues.beforeVerb.has(before.lower);
}

function isGood(
  words: Token[],
  next: Token | undefined,
  text: string,
  cues: Cues,
  terms: Terms,
  startsClean: boolean,
  isDetermined: boolean,
): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || !startsClean) return false;
  if (text.length > MAX_CHARACTERS || text.length < 4) return false;
  // A word right before an article is a verb: "shows the", "muestra un".
  const verbLike = next && !next.breakBefore && cues.determiners.has(next.lower);
  if (verbLike && !cues.phraseLinks.has(next.lower)) return false;
  const goesOn = next !== undefined && !next.breakBefore;
  if (goesOn && LINKS_OF_NOUNS.has(next.lower)) return false;
  // A participle belongs to the words behind it: "basada en menús".
  const isCutParticiple = goesOn && words.length > 1 && COMPLEMENTS.has(next.lower);
  if (isCutParticiple && !cues.adjectivesFirst && PARTICIPLE.test(last.lower)) return false;
  // In English a plural right before another noun is a verb: "sage feeds hundreds".
  if (cues.adjectivesFirst && next && !next.breakBefore && isNominal(next, cues, terms)) {
    return false;
  }
  const content = words.filter((word) => terms.isContent(word.lower)).length;
  const isName = /^\p{Lu}/u.test(first.text) && !first.opensSentence;
  if (content > 1) return true;
  return text.length >= 5 && (isName || isDetermined);
}

function isCommonNoun(words: Token[], terms: Terms): boolean {
  const [first] = words;
  const content = words.filter((word) => terms.isContent(word.lower)).length;
  return content === 1 && !(first && /^\p{Lu}/u.test(first.text) && !first.opensSentence);
}
