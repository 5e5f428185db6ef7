import { type Cues, SOURCE_LANGUAGES, wordsOfAll } from '@tarima/languages';
import { lowerWords } from './terms.ts';

/** Items of one form can share a sentence: things, or things to do. */
export type ListForm = 'noun' | 'order' | 'gerund';

/** Endings of English nouns. Other single words may be adjectives or orders. */
const ENGLISH_NOUN = /(?:ion|ment|ity|ness|[ae]nce|ism|ship|ure|age|ing|or|ics|[^s]s)$/u;
const ENGLISH_ADVERB = /(?<!ear|fami|on|supp|rep|assemb|month|week|year|hour|dai)ly$/u;
const INFINITIVE = /\p{L}{2}[aeiíê]r(?:se|-se|l[oae]s?)?$/u;
const RELATIVES = wordsOfAll(SOURCE_LANGUAGES, ({ cues }) => cues.relatives);

/** The form of an item. Null for clauses, and for items that are neither a thing nor an order. */
export function formOf(text: string, cues: Cues): ListForm | null {
  const words = lowerWords(text);
  const [first = '', second] = words;
  const isEnglish = cues.language === 'en';
  if (!isEnglish && INFINITIVE.test(first) && cues.verbEnding.test(first)) return 'order';
  if (cues.orders.has(first) && second !== 'of') return 'order';
  if (cues.verbs.has(first)) return isEnglish && /(?:s|ed)$/u.test(first) ? null : 'order';
  if (isEnglish && /ing$/u.test(first) && second !== undefined) return 'gerund';
  if (cues.functionWords.has(first) && !cues.determiners.has(first)) return null;
  if (words.slice(1, isEnglish ? -1 : undefined).some((word) => cues.verbs.has(word))) return null;
  if (second === 'to') return null;
  if (words.some((word) => word !== 'to' && cues.beforeVerb.has(word))) return null;
  if (isEnglish) {
    // "shares process environment": a verb, not a plural.
    const isThirdPerson = /[^s]s$/u.test(first) && second && !cues.functionWords.has(second);
    if (isThirdPerson) return null;
    if (words.some((word) => ENGLISH_ADVERB.test(word)) || /ed$/u.test(first)) return null;
    const isSpelled = /^\p{Lu}{2,}$/u.test(text);
    if (second === undefined && !isSpelled && !ENGLISH_NOUN.test(first)) return null;
  }
  return 'noun';
}

/** True for words with a verb outside a relative clause, and for an order. */
export function isClause(text: string, cues: Cues): boolean {
  const words = lowerWords(text);
  const relative = words.findIndex((word) => RELATIVES.has(word));
  const main = (relative < 1 ? words : words.slice(0, relative)).filter(
    (_, index) => words[index - 1] !== 'to',
  );
  const [first = ''] = words;
  const isOrder = cues.orders.has(first) && words[1] !== 'of';
  return isOrder || main.some((word) => cues.verbs.has(word));
}
