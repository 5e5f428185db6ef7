import { LANGUAGES, type Language } from '@tarima/contract';
import { countOfWords } from './words.ts';

/** Words of one language that are rare in the others. */
const OWN_WORDS: Record<Language, RegExp> = {
  es: /(?<!\p{L})(?:el|los|las|una|del|y|con|se|es|su|lo|al|no|por|para|como|más|qué|está|hay|muy|sin|ya|pero|cuando)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|of|and|to|is|are|in|for|with|that|it|on|be|you|your|not|this|from|we|or|by|at|an)(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:os|as|um|uma|do|da|dos|das|em|no|na|e|ou|com|não|é|são|ao|à|pelo|pela|você|para|por|seu|sua|mais|mas)(?!\p{L})/giu,
};
const SHORTEST = 6;

/** True if a sentence of a script is in another language than its document. */
export function isForeign(sentence: string, language: Language): boolean {
  if (countOfWords(sentence) < SHORTEST) return false;
  const count = (one: Language) => (sentence.match(OWN_WORDS[one]) ?? []).length;
  // Spanish and Portuguese share many words.
  const margin = (one: Language) => (one === 'en' || language === 'en' ? 2 : 3);
  const own = count(language);
  return LANGUAGES.some((one) => one !== language && count(one) >= own + margin(one));
}
