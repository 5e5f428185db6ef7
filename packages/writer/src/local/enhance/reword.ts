import type { EnhanceWording } from '../../wording/enhance/enhance-wording.ts';
import { upperFirst } from '../clean-text.ts';

/** A sentence without roundabout phrases, its abbreviations, signs and ranges as they are spoken. */
export function reword(sentence: string, wording: EnhanceWording): string {
  // What is quoted was said like that.
  if (/[«»“”"]/u.test(sentence)) return sentence;
  let text = sentence;
  for (const [pattern, said] of [...wording.spoken, ...wording.shorter]) {
    text = text.replace(pattern, said);
  }
  text = speakUnits(text, wording);
  text = speakRanges(text, wording.to);
  text = text.replace(wording.preambles, '').replace(wording.doubled, '$1');
  return upperFirst(text.replace(/\s+/gu, ' ').trim());
}

function speakUnits(text: string, { units }: EnhanceWording): string {
  const signs = Object.keys(units)
    .map((sign) => sign.replace(/[/.]/gu, '\\$&'))
    .join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\d.,])(\\d[\\d.,]*)\\s?(${signs})(?![\\p{L}\\d/²³])`,
    'gu',
  );
  return text.replace(pattern, (whole, number: string, sign: string) => {
    const unit = units[sign];
    return unit ? `${number} ${unit[number === '1' ? 0 : 1]}` : whole;
  });
}

/** Two ascending numbers with a dash between them; never a date, a phone or a code. */
const speakRanges = (text: string, to: string): string =>
  text.replace(
    /(?<![\p{L}\d.,:/–-])(\d{1,4})\s?[–-]\s?(\d{1,4})(?=\s\p{Ll})/gu,
    (whole, from: string, until: string) =>
      Number(from) < Number(until) ? `${from} ${to} ${until}` : whole,
  );
