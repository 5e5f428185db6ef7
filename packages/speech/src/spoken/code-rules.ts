import type { Saying } from '@tarima/languages';
import { anyOf } from './any-of.ts';
import { spell } from './letters.ts';
import type { SayingRule } from './spoken-text.ts';

/** Enough of a text before a number to see that it is a telephone's. */
const NEAR = 24;
const PHONE_DIGITS = { least: 7, most: 24 } as const;
/** Numbers of this length without groups are codes. */
const SHORTEST_CODE = 7;

/** Telephone numbers, versions, long codes, keys, hashtags and paths through menus. */
export function codeRules(saying: Saying, locale: string): SayingRule[] {
  const { numbers, phone } = saying;
  const dot = numbers.decimalWords['.'];
  const { sayDigit = (digit: string) => digit } = saying;
  const byDigits = (group: string) => [...group].map((digit) => sayDigit(digit, locale)).join(' ');
  const digitsOf = (group: string) => (phone.pairs && group.length === 2 ? group : byDigits(group));
  const byCharacters = (code: string) =>
    (code.match(/\d+|\p{L}+/gu) ?? [])
      .map((part) => (/\d/u.test(part) ? byDigits(part) : spell(part, saying)))
      .join(' ');
  const sayGroups = (groups: string[]) => groups.map(digitsOf).join(', ');
  const keys = Object.keys(saying.keys);
  const keyOf = (written: string) =>
    keys.find((key) => key.toLowerCase() === written.toLowerCase());
  return [
    {
      // Numbers of persons and firms: 123.456.789-06, 12.345.678/0001-90
      pattern: /(?<![\p{L}\d.,/-])\d{1,3}(?:\.\d{3}){2}(?:\/\d{4})?-[\dkK]{1,2}(?![\p{L}\d])/gu,
      say: ([written]) => written.split(/[./-]/u).map(byCharacters).join(', '),
    },
    {
      pattern: saying.codes.post ?? /(?!)/gu,
      say: ([written]) => (written.match(/\d+/gu) ?? []).map(byDigits).join(', '),
    },
    {
      // Codes of orders and vehicles: AB-4821-X, BRA2E19, 4821 KLM
      pattern:
        /(?<![\p{L}\d.,/-])(?=[\p{Lu}-]{0,8}\d)(?:\d{3,4}[\s\u00A0]\p{Lu}{2,3}|[\p{Lu}\d]{1,12}(?:-[\p{Lu}\d]{1,12}){0,4})(?![\p{L}\d]|[.,/-]\d)/gu,
      say: ({ 0: written, index, input }) => {
        const isCued = saying.codes.cue.test(input.slice(Math.max(0, index - NEAR), index));
        const isMixed = /\p{Lu}/u.test(written) && /\d/u.test(written);
        if (!isMixed || !(isCued || isLongCode(written))) return null;
        return byCharacters(written);
      },
    },
    {
      pattern:
        /(?<![\p{L}\d.,/-])(\+\d{1,3}[\s\u00A0-]?)?(?:\(\d{1,4}\)[\s\u00A0]?)?\d{1,5}(?:[\s\u00A0.-]\d{1,5}){0,5}(?![\d%°º€$²³]|[.,/:-]\d|[\s\u00A0]?\p{Lu}{3}(?!\p{L}))/gu,
      say: ({ 0: written, 1: country, index, input }) => {
        const groups = written.match(/\d+/gu) ?? [];
        const digits = groups.join('').length;
        const before = input.slice(Math.max(0, index - NEAR), index);
        if (saying.codes.byDigits.test(before) && digits > 2 && /^[\d-]+$/u.test(written))
          return sayGroups(groups);
        if (phone.cue.test(before) && phone.emergency.includes(written)) return sayGroups(groups);
        const isCode =
          written.includes('-') && digits > 4 && groups.some((group) => /^0\d/u.test(group));
        if (!isCode && (digits < PHONE_DIGITS.least || digits > PHONE_DIGITS.most)) return null;
        const isMarked = country !== undefined || written.includes('(') || phone.cue.test(before);
        if (!isMarked && !isCode && !looksDialled(written, groups)) return null;
        return `${country ? `${saying.plus} ` : ''}${sayGroups(groups)}`;
      },
    },
    {
      pattern: new RegExp(String.raw`(?<![\d.,])\d{${SHORTEST_CODE},40}(?![\d%]|[.,]\d)`, 'gu'),
      say: ([digits]) => {
        const first = digits.length % 3 === 1 ? 4 : digits.length % 3 || 3;
        const rest = digits.slice(first).match(/\d{3}/gu) ?? [];
        return [digits.slice(0, first), ...rest].map(byDigits).join(', ');
      },
    },
    {
      // 192.168.1.10 and 3.0.12, but not 1.250.000
      pattern:
        /(?<![\d.,])(?!\d{1,3}(?:\.\d{3}){1,8}(?![.\d]))\d{1,5}(?:\.\d{1,5}){2,6}(?!\d|\.\d)/gu,
      say: ([written]) => written.split('.').join(` ${dot} `),
    },
    {
      pattern: /(?<![\p{L}\d])v\.?[\s\u00A0]?(?=\d{1,4}\.\d|\d{1,3}(?![\d\p{L}]))/gu,
      say: () => saying.version,
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d])(?:${anyOf(keys)})(?:[\s\u00A0]?\+[\s\u00A0]?[\p{L}\d]{1,12}(?![\p{L}\d])){1,4}`,
        'giu',
      ),
      say: ([chord]) =>
        chord
          .split('+')
          .map((part) => part.trim())
          .map((part) => saying.keys[keyOf(part) ?? ''] ?? sayKey(part, saying))
          .join(' '),
    },
    {
      pattern: /(?<![\p{L}\d#&/])#(\p{L}[\p{L}\d_]{1,60})/gu,
      say: ([, name = '']) =>
        `${saying.foreign.hashtag ?? 'hashtag'} ${name.replace(/_/gu, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')}`,
    },
    {
      // Archivo > Guardar
      pattern: /(?<=[\p{L}\d"”»\])])\s(?:[>→➜]|->)\s(?=[\p{L}"“«[(])/gu,
      say: () => ',',
    },
  ];
}

/** Groups of digits that form no number: 91 562 04 20, 0800 979 20 20, 601 244 870. */
function looksDialled(written: string, groups: string[]): boolean {
  if (written.split('-').length > 3) return true;
  if (groups.length < 3 || !/^[\d\s\u00A0]+$/u.test(written)) return false;
  if (groups.join('').length < 9) return false;
  if (/^[6-9]\d\d\s\d{3}\s(?!000)\d{3}$/u.test(written)) return true;
  const isNumber = /^\d{1,3}(?:\s\d{3})+$/u.test(written);
  const areSizes = groups.every((group) => group.length === groups[0]?.length);
  return !isNumber && (!areSizes || groups.some((group) => group.startsWith('0')));
}

/** Six signs or more in which letters and digits take turns. A year is no part of a code. */
function isLongCode(written: string): boolean {
  if (/(?<!\d)(?:19|20)\d\d(?!\d)/u.test(written)) return false;
  const turns = written.replace(/-/gu, '').match(/\d+|\D+/gu) ?? [];
  return turns.length > 2 && turns.join('').length > 5;
}

/** A letter by its name, F5 as a letter and a number. Other keys are words. */
function sayKey(key: string, saying: Saying): string {
  if (!/^(?:\p{L}|F\d{1,2})$/iu.test(key)) return key;
  return `${spell(key.slice(0, 1), saying)} ${key.slice(1)}`;
}
