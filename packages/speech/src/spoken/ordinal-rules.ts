import type { Saying } from '@tarima/languages';
import { anyOf } from './any-of.ts';
import type { SayingRule } from './spoken-text.ts';

const ROMAN =
  /(?<![\p{L}\d])(?<=[\p{L}.,][\s\u00A0]|[IVX][-–])([IVXLCDM]+)([aAbB]?)(?![\p{L}\d&'’]|-(?![IVX])|\.\p{L})/gu;
const WORD_BEFORE = /(?<!\p{L})(\p{L}+)\.?[\s\u00A0]$/u;
const ROMAN_BEFORE_NOUN =
  /(?<=(?<word>(?<!\p{L})\p{L}{1,3})[\s\u00A0]|(?<![\p{L}\d&'’.-]))(?<roman>[IVXLCDM]+)(?=[\s\u00A0](?<noun>\p{L}+))/gu;
/** The next of several: siglos XIV y XV, el siglo IV y/o el XXI, tipos I, II, fases I-III. */
const NEXT_OF_SEVERAL =
  /(?<!\p{L})(\p{L}+)\.?[\s\u00A0](?:[IVXLCDM]+(?:[-–]|,?[\s\u00A0](?:(?:y|e|o|a|al|ao|ou|and|or|to|et|und|y\/o|e\/ou|and\/or)[\s\u00A0](?:el |o |the )?)?)){1,4}$/u;
/** Longer than any noun together with the numerals after it. */
const NEAR = 60;
const CANONICAL = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u;
/**
 * The only numerals that count after a name: in `Vitamina C`, `Plan B` and `Disco CD` they are
 * letters.
 */
const REIGN = /^[IVX]{2,}$/u;
const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1_000 };

/** Ordinals with a mark (1.º, 3rd, 2e) and Roman numerals. */
export function ordinalRules(saying: Saying): SayingRule[] {
  const { short = {} } = saying.romans;
  return [
    {
      pattern: saying.ordinals.pattern,
      say: ([, value = '', mark = '']) =>
        saying.ordinals.say(/\d/u.test(value) ? Number(value) : romanValue(value), mark),
    },
    {
      // s. XXI
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d])(${anyOf(Object.keys(short)) || '(?!)'})(?=[\s\u00A0][IVXLCDM]+(?![\p{L}\d]))`,
        'gu',
      ),
      say: ([, noun = '']) => short[noun] ?? null,
    },
    {
      pattern: ROMAN,
      say: ({ 1: roman = '', 2: letter = '', index, input }) => {
        // Appendix C, Type D
        if (!CANONICAL.test(roman) || /^[LCDM]$/u.test(roman)) return null;
        const near = input.slice(Math.max(0, index - NEAR), index);
        // No list goes on with one: in Phase I, I saw
        const first = roman === 'I' ? undefined : NEXT_OF_SEVERAL.exec(near)?.[1];
        const before = first ?? WORD_BEFORE.exec(near)?.[1] ?? '';
        const value = romanValue(roman);
        if (saying.romans.after.test(before)) return `${value} ${letter.toUpperCase()}`;
        const isName = /^\p{Lu}\p{Ll}/u.test(before) && REIGN.test(roman) && letter === '';
        return isName ? saying.romans.sayReign(value, before) : null;
      },
    },
    {
      pattern: ROMAN_BEFORE_NOUN,
      say: ({ groups: { word = '', roman = '', noun = '' } = {} }) => {
        const { before } = saying.romans;
        if (!before || !CANONICAL.test(roman)) return null;
        const article = before.article?.test(word) ? word : '';
        const isName = /^[IVX]+$/u.test(roman) && /^\p{Lu}\p{Ll}/u.test(noun);
        return before.noun.test(noun) || (isName && article !== '')
          ? before.say(romanValue(roman), noun, article)
          : null;
      },
    },
  ];
}

function romanValue(roman: string): number {
  const values = [...roman].map((letter) => VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value),
    0,
  );
}
