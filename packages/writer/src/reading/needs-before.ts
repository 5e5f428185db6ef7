import { type Cues, type ReferenceCues, SOURCE_LANGUAGES } from '@tarima/languages';

type Token = { text: string; lower: string; start: number };

const BORDER = /[,;:–—]/u;
const OPENING_MARKS = /^[\s"“«„¿¡'‘(–—-]+/u;
const SINGLE: ReadonlySet<string> = new Set(['una', 'uma']);
const OF: ReadonlySet<string> = new Set(['de', 'del', 'do', 'da', 'di', 'della']);
const LIST_BEHIND_COLON = /:\P{P}+[,;]\s*\S/u;

/** "Ésta" and "ésos" have an accent in older spelling. */
const ACCENTED = /(?<!\p{L})é(?=s?t?[aeo]s?(?!\p{L}))/giu;

/**
 * True if a sentence says too little without the one before. It may open with a connective, a
 * pronoun or a verb without subject. It may point at something that it does not name. It may count
 * or compare missing things, or announce a missing list. Words and their order decide, without a
 * grammar. Doubtful sentences count as needing the one before. `isBeforeList`: the announced list
 * is said with the sentence.
 */
export function needsBefore(text: string, cues: Cues, isBeforeList = false): boolean {
  const reference = SOURCE_LANGUAGES[cues.language].reference;
  const opening = text.replace(OPENING_MARKS, '').replace(ACCENTED, 'e');
  const hasList = isBeforeList || LIST_BEHIND_COLON.test(opening);
  if (cues.announces.test(opening) && !hasList) return true;
  return isOpenedByOther(opening, cues, reference) || pointsBack(opening, cues, reference);
}

/** Checks the opening, also behind a time or place that opens the sentence. */
function isOpenedByOther(opening: string, cues: Cues, reference: ReferenceCues): boolean {
  if (opensOnOther(opening, cues, reference)) return true;
  const body = opening.replace(reference.timeOrPlace, '');
  return body !== opening && opensOnOther(body, cues, reference);
}

function opensOnOther(text: string, cues: Cues, reference: ReferenceCues): boolean {
  if (reference.standsForNothing.test(text)) return false;
  if (cues.dangling.test(text) || reference.goesOn.test(text)) return true;
  const tokens = tokensOf(text);
  const [first, second, third] = tokens;
  if (!first || !second) return false;
  if (reference.subjectless?.test(first.lower) && !isName(first, cues)) return true;
  const isQuantity = reference.quantities.has(first.lower) || isBareNumber(first.text);
  // In "Una carga de …" a verb's form is a noun.
  const isArticle = SINGLE.has(first.lower) && OF.has(third?.lower ?? '');
  if (isQuantity) return !isArticle && isVerb(second.lower, cues, reference);
  return isClitic(tokens, 0, cues, reference);
}

function pointsBack(text: string, cues: Cues, reference: ReferenceCues): boolean {
  const placeEnds = reference.timeOrPlace.exec(text)?.[0].length ?? 0;
  // Behind a clause of the same sentence, a word may refer to that clause.
  const isBehindClause = (at: number) => {
    const before = text.slice(0, at);
    const border = before.split('').findLastIndex((mark) => BORDER.test(mark));
    const clause = tokensOf(before.slice(placeEnds, Math.max(placeEnds, border)));
    return clause.filter((token) => isNoun(token, cues, reference)).length > 1;
  };
  for (const match of text.matchAll(reference.pointsBack)) {
    if (!isBehindClause(match.index)) return true;
  }
  const skipsFirst = reference.standsForNothing.test(text);
  const tokens = tokensOf(text);
  let nouns = 0;
  for (const [at, token] of tokens.entries()) {
    if (at === 0 ? !skipsFirst : !isCapital(token)) {
      if (reference.subjects.has(token.lower) && nouns < 1) return true;
      if (reference.possessives.has(token.lower) && nouns < 1) return true;
      if (reference.objects.has(token.lower) && nouns < 2 && !isBehindClause(token.start))
        return true;
      if (nouns < 2 && isClitic(tokens, at, cues, reference)) return true;
    }
    if (token.start >= placeEnds && isNoun(token, cues, reference)) nouns += 1;
  }
  return false;
}

/** True for a word like an article before a certain verb: it is a pronoun. */
function isClitic(tokens: Token[], at: number, cues: Cues, reference: ReferenceCues): boolean {
  const next = tokens[at + 1];
  if (!next || !reference.clitics.has(tokens[at]?.lower ?? '')) return false;
  return (reference.subjectless?.test(next.lower) ?? false) && !cues.verbs.has(next.lower);
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*['’]?/gu)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase().replace('’', "'"),
    start: match.index,
  }));
}

const isBareNumber = (word: string) => /^\p{N}/u.test(word) && !/^(?:1\d|20)\p{N}{2}$/u.test(word);

const isVerb = (word: string, cues: Cues, reference: ReferenceCues) =>
  cues.verbs.has(word) || (reference.subjectless?.test(word) ?? false);

/** True for a word that a pronoun could refer to. */
function isNoun({ text, lower }: Token, cues: Cues, reference: ReferenceCues): boolean {
  const bare = cues.elision ? lower.replace(cues.elision, '') : lower;
  if (!/\p{L}{2}/u.test(bare) || cues.functionWords.has(bare)) return false;
  if (cues.nounsHaveCapitals) return /^\p{Lu}/u.test(text);
  return /^\p{Lu}/u.test(text) || !isVerb(bare, cues, reference);
}

/** The polite "Sie" and names are not pronouns. */
const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text);

/** "Bogotá" and "Jericó" end like verbs. Only real verb forms are in the lists. */
const isName = ({ text, lower }: Token, cues: Cues) =>
  /^\p{Lu}/u.test(text) && /[áé]$/u.test(lower) && !cues.verbs.has(lower);
