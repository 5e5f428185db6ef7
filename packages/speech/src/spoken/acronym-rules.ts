import type { Saying } from '@tarima/languages';
import { anyOf } from './any-of.ts';
import { isReadable, spell } from './letters.ts';
import type { SayingRule } from './spoken-text.ts';

const LONGEST_SPELLED = 5;
/** Longer than a heading's line that surrounds a word. */
const NEAR = 60;
const CAPITAL_WORDS = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu;

/** Acronyms with a saying of their own. */
export function knownAcronyms(saying: Saying): SayingRule {
  return {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(${anyOf(Object.keys(saying.acronyms))})(s?)(?![\p{L}\d])`,
      'gu',
    ),
    say: ([, acronym = '', plural = '']) => `${saying.acronyms[acronym]}${plural}`,
  };
}

/** Words in capitals: acronyms, said as a word or by letters, and words that are only stressed. */
export function acronymRules(saying: Saying): SayingRule[] {
  const isWord = (word: string) => saying.capitalWords.includes(word) || /[^A-Z]/u.test(word);
  const sayCapitals = ({
    0: written,
    1: word = '',
    2: plural = '',
    index,
    input,
  }: RegExpExecArray) => {
    const after = input.slice(index + written.length, index + written.length + NEAR);
    if (saying.wordAcronyms.includes(word)) return word.toLowerCase() + plural;
    const near = shoutedAround(input.slice(Math.max(0, index - NEAR), index), after);
    const isShouted = near.some((other) => other.length > LONGEST_SPELLED || isWord(other));
    if (word.length > LONGEST_SPELLED) return word.toLowerCase() + plural;
    if (isWord(word) && (isShouted || !/^[ -]?\d/u.test(after))) return word.toLowerCase() + plural;
    // eSpeak says Roman numerals itself: II Guerra Mundial, XXI secolo.
    if (/^[IVX]+$/u.test(word)) return null;
    if (isReadable(word, isShouted) && (isShouted || word.length > 3))
      return word.toLowerCase() + plural;
    return spell(word, saying) + (plural && saying.letterPlural);
  };
  return [
    { pattern: /(?<![\p{L}\d])(\p{Lu}{2,})(s?)(?![\p{L}])/gu, say: sayCapitals },
    {
      // COVID-19, USB-C
      pattern: /(?<=\p{Lu}{2})-(?=\d|\p{Lu}(?!\p{L}))/gu,
      say: () => '',
    },
    {
      // MP3, B2B, H2O, GPT-4
      pattern: /(?<![\p{L}\d]|\d[.,])((?=[\dA-Z]*\d)(?=[\dA-Z]*[A-Z])[\dA-Z]{2,5})(?![\p{L}\d])/gu,
      say: ([, mixed = '']) =>
        mixed
          .split(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)/u)
          .map((part) => (/\d/u.test(part) ? part : spell(part, saying)))
          .join(' '),
    },
    {
      pattern: /(?<=(?:\p{Lu}{2}|\d)-)\p{Lu}(?![\p{L}\d])/gu,
      say: ([letter]) => spell(letter, saying),
    },
  ];
}

/** The words in capitals next to a word, up to the next small letter. */
function shoutedAround(before: string, after: string): string[] {
  const nearest = before.split(/\p{Ll}/u).at(-1) ?? '';
  const next = after.split(/\p{Ll}/u)[0] ?? '';
  return [...nearest.matchAll(CAPITAL_WORDS), ...next.matchAll(CAPITAL_WORDS)].map(
    ([word]) => word,
  );
}
