import type { Saying } from '@tarima/languages';
import { anyOf } from './any-of.ts';
import { spell } from './letters.ts';
import type { SayingRule } from './spoken-text.ts';

const DOMAIN = String.raw`(?:[\p{L}\d-]+\.)+\p{L}{2,}`;
/** Endings of file names. */
const EXTENSIONS =
  'pdf doc docx xls xlsx ppt pptx csv txt zip jpg jpeg png gif mp3 mp4 exe json xml html odt svg'.split(
    ' ',
  );
/** Those that are words. */
const SAID_EXTENSIONS = ['doc', 'zip', 'exe', 'gif'];
/** Never inside a domain, where each `www.` would start the match again. */
const OUTSIDE_DOMAIN = String.raw`(?<![\p{L}\d-]|[\p{L}\d-]\.)`;

/**
 * Web and e-mail addresses, said as people dictate them: without https, www and any query after
 * `?`.
 */
export function addressRules(saying: Saying): SayingRule[] {
  const { address } = saying;
  const dictated = (written: string) =>
    written
      .replace(/(?<!\p{L})\p{L}{2,3}(?!\p{L})/gu, (part) =>
        address.spelled.includes(part.toLowerCase()) || !/[aeiouy]/iu.test(part)
          ? spell(part, saying)
          : part,
      )
      .replace(
        /(?<!\d)(?:19|20)\d\d(?!\d)/gu,
        (year) => saying.numbers.year?.(Number(year)) ?? year,
      )
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
      // informe_2024.pdf
      pattern: new RegExp(
        String.raw`(?<![\p{L}\d@_./-])([\p{L}\d_-]+)\.(${anyOf(EXTENSIONS)})(?![\p{L}\d]|\.\p{L})`,
        'giu',
      ),
      say: ([, name = '', extension = '']) =>
        `${dictated(name)} ${address.dot} ${SAID_EXTENSIONS.includes(extension.toLowerCase()) ? extension : spell(extension, saying)}`,
    },
    {
      pattern: /(?<![\p{L}\d])@(?=[\p{L}\d])/gu,
      say: () => address.at,
    },
  ];
}
