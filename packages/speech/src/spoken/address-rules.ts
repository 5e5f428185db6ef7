import type { Lexicon } from '../lexicon/lexicon.ts';
import type { SayingRule } from './spoken-text.ts';

const DOMAIN = String.raw`(?:[\p{L}\d-]+\.)+\p{L}{2,}`;
/** Never inside a domain, where each `www.` would start the match again. */
const OUTSIDE_DOMAIN = String.raw`(?<![\p{L}\d-]|[\p{L}\d-]\.)`;

/**
 * Web and e-mail addresses, said as people dictate them: without https, www and any query after
 * `?`.
 */
export function addressRules({ address }: Lexicon): SayingRule[] {
  const dictated = (written: string) =>
    written
      .replace(/@/gu, ` ${address.at} `)
      .replace(/\./gu, ` ${address.dot} `)
      .replace(/\//gu, ` ${address.slash} `)
      .replace(/-/gu, ` ${address.hyphen} `)
      .replace(/_/gu, ` ${address.underscore} `);
  return [
    {
      pattern: new RegExp(String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@${DOMAIN}`, 'gu'),
      say: ([written]) => dictated(written),
    },
    {
      pattern: new RegExp(
        String.raw`(?:${OUTSIDE_DOMAIN}(?:https?:\/\/|www\.){1,3}${DOMAIN}|(?<![\p{L}\d@.-])(?:[\p{Ll}\d-]+\.)+(?:com|org|net|edu|gov|gob|info|io|es|mx|ar|co|br|pt|fr|de|it|eu|uk)(?![\p{L}\d.-]\p{L}))(?::\d+)?(\/[\p{L}\d._~/%+-]*[\p{L}\d])?\/?(?:[?#][^\s,;)]*[\p{L}\d])?`,
        'gu',
      ),
      say: ([written]) =>
        dictated(
          written
            .replace(/^(?:https?:\/\/)?(?:www\.)?/u, '')
            .replace(/[?#].*/su, '')
            .replace(/\/$/u, ''),
        ),
    },
    {
      pattern: /(?<![\p{L}\d])@(?=[\p{L}\d])/gu,
      say: () => address.at,
    },
  ];
}
