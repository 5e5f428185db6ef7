import type { Lexicon } from '../lexicon/lexicon.ts';
import { anyOf } from './any-of.ts';
import type { SayingRule } from './spoken-text.ts';

/** An acronym of four or more letters that alternates like this is a word: UNESCO. */
const PRONOUNCEABLE = /^(?:[^AEIOU]?[AEIOU]){2,}[^AEIOU]?$/u;
const LONGEST_SPELLED = 5;

/** True for a text of capitals only, where capitals do not mark an acronym. */
export function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\S\s+\S/u.test(text.trim());
}

/** Acronyms: said as a word where people do, else letter by letter. */
export function acronymRules(lexicon: Lexicon, shouted: boolean): SayingRule[] {
  const known = Object.keys(lexicon.acronyms);
  const rules: SayingRule[] = [
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\d])(${anyOf(known)})(s?)(?![\p{L}\d])`, 'gu'),
      say: ([, acronym = '', plural = '']) => `${lexicon.acronyms[acronym]}${plural}`,
    },
  ];
  if (shouted) return rules;
  return [
    ...rules,
    {
      pattern: /(?<![\p{L}\d])(\p{Lu}{2,})(s?)(?![\p{L}])/gu,
      say: ([, acronym = '', plural = '']) => {
        if (lexicon.wordAcronyms.includes(acronym)) return acronym.toLowerCase() + plural;
        if (acronym.length > LONGEST_SPELLED) return null;
        if (acronym.length > 3 && PRONOUNCEABLE.test(acronym))
          return acronym.toLowerCase() + plural;
        // eSpeak says Roman numerals itself: II Guerra Mundial, XXI secolo.
        if (/^[IVX]+$/u.test(acronym)) return null;
        return spell(acronym, lexicon) + (plural && lexicon.letterPlural);
      },
    },
    {
      // MP3, B2B, H2O, GPT-4
      pattern: /(?<![\p{L}\d])((?=[\dA-Z]*\d)(?=[\dA-Z]*[A-Z])[\dA-Z]{2,5})(?![\p{L}\d])/gu,
      say: ([, mixed = '']) =>
        mixed
          .split(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)/u)
          .map((part) => (/\d/u.test(part) ? part : spell(part, lexicon)))
          .join(' '),
    },
  ];
}

function spell(acronym: string, lexicon: Lexicon): string {
  const names = new Map(
    lexicon.letters.split(' ').map((name, index) => [String.fromCharCode(65 + index), name]),
  );
  const plain = acronym.normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain].map((letter) => names.get(letter) ?? letter).join(' ');
}
