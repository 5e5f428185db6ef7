import type { Saying } from '@tarima/languages';
import { anyOf } from './any-of.ts';
import type { SayingRule } from './spoken-text.ts';

/** The abbreviations, foreign words and symbols of a language. */
export function wordRules(saying: Saying): SayingRule[] {
  const abbreviations = Object.keys(saying.abbreviations);
  const anywhere = abbreviations.filter((key) => !key.endsWith('#'));
  const beforeNumber = abbreviations
    .filter((key) => key.endsWith('#'))
    .map((key) => key.slice(0, -1));
  const { afterName = {}, beforeName = {} } = saying;
  return [
    {
      // Main St., but St. Mary
      pattern: new RegExp(
        String.raw`(?<=(?:\p{Lu}\p{Ll}{1,20}|\d(?:st|nd|rd|th))[\s\u00A0])(${anyOf(Object.keys(afterName)) || '(?!)'})\.(?=,|[\s\u00A0]*(?:$|[\p{Ll}\d]))`,
        'gu',
      ),
      say: (match) => {
        const said = afterName[match[1] ?? ''] ?? '';
        return match.index + match[0].length < match.input.trimEnd().length
          ? said.slice(0, -1)
          : said;
      },
    },
    {
      // D. Ana at the beginning or after a short word, but not vitamina D. Ayuda
      pattern: new RegExp(
        String.raw`(?<=^|[^\p{L}\d\s.][\s\u00A0]?|\p{Ll}[.\n]\s?|(?<!\p{L})\p{Ll}{1,3}[\s\u00A0])(${anyOf(Object.keys(beforeName)) || '(?!)'})(?=[\s\u00A0](\p{Lu}\p{Ll}{1,30}))`,
        'gu',
      ),
      say: ([, title = '', name = '']) => beforeName[title]?.(name) ?? null,
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d.])(${anyOf(beforeNumber) || '(?!)'})(?=[\s\u00A0]?\d)`,
        'giu',
      ),
      say: ([, written = '']) => saying.abbreviations[`${keyOf(written, beforeNumber)}#`] ?? null,
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d])(${anyOf(anywhere) || '(?!)'})(?![\p{L}\d])`,
        'giu',
      ),
      say: (match) => sayAbbreviation(match, anywhere, saying),
    },
    {
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d])(${anyOf(Object.keys(saying.foreign))})(?![\p{L}\d])`,
        'giu',
      ),
      say: ([written]) => saying.foreign[keyOf(written, Object.keys(saying.foreign))] ?? null,
    },
    {
      pattern: new RegExp(anyOf(Object.keys(saying.symbols)), 'gu'),
      say: ([symbol]) => saying.symbols[symbol] ?? null,
    },
    {
      // y/o, and/or: both words, without the stroke.
      pattern: /(?<=\p{L})\/(?=\p{L})/gu,
      say: () => '',
    },
  ];
}

/** The full stop of an entry (`etcétera.`) stays where the abbreviation ends a sentence. */
function sayAbbreviation(match: RegExpExecArray, keys: string[], saying: Saying): string | null {
  const said = saying.abbreviations[keyOf(match[0], keys)];
  if (!said?.endsWith('.')) return said ?? null;
  const rest = match.input.slice(match.index + match[0].length);
  return /^["»”)]*(?:$|\s+[¿¡"«“]?\p{Lu})/u.test(rest) ? said : said.slice(0, -1);
}

/** The key that matched. The text may have other capitals and spaces than the key. */
function keyOf(written: string, keys: string[]): string {
  if (keys.includes(written)) return written;
  const bare = (text: string) => text.toLowerCase().replace(/[\s\u00A0]/gu, '');
  return keys.find((key) => bare(key) === bare(written)) ?? '';
}
