import type { EnhanceWording } from '@tarima/languages';
import { countWords } from '@tarima/text';
import { upperFirst } from '../reading/clean-text.ts';

/** Removes roundabout phrases, and spells out abbreviations, signs and ranges. */
export function reword(sentence: string, wording: EnhanceWording): string {
  // A quotation keeps its words.
  if (/[«»“”"]/u.test(sentence)) return sentence;
  let text = sentence;
  for (const [pattern, said] of [...wording.spoken, ...wording.shorter]) {
    text = text.replace(pattern, said);
  }
  text = openAsides(text);
  text = speakUnits(text, wording);
  text = speakRanges(text, wording.to);
  text = text.replace(wording.preambles, '').replace(wording.doubled, '$1');
  return upperFirst(text.replace(/\s+/gu, ' ').trim());
}

const ASIDE_WORDS = { fewest: 3, most: 12 };

/** Puts an aside between commas, because nobody hears parentheses. Short names and signs stay. */
const openAsides = (text: string): string =>
  text.replace(
    /\s\((\p{Ll}[^()\d,;:]*)\)(?=(\.$|\s\p{Ll}))/gu,
    (whole, aside: string, next: string) => {
      const words = countWords(aside);
      if (words < ASIDE_WORDS.fewest || words > ASIDE_WORDS.most) return whole;
      return `, ${aside}${next === '.' ? '' : ','}`;
    },
  );

function speakUnits(text: string, { units }: EnhanceWording): string {
  const signs = Object.keys(units)
    .map((sign) => sign.replace(/[/.]/gu, '\\$&'))
    .join('|');
  const pattern = new RegExp(
    // Takes the dot of an abbreviation too, which would end the sentence for the voice.
    `(?<![\\p{L}\\d.,])(\\d[\\d.,]*)\\s?(${signs})(?![\\p{L}\\d/²³])(?:\\.(?=\\s\\p{Ll}|[,;:]))?`,
    'gu',
  );
  return text.replace(pattern, (whole, number: string, sign: string) => {
    const unit = units[sign];
    return unit ? `${number} ${unit[number === '1' ? 0 : 1]}` : whole;
  });
}

/** Two ascending numbers with a dash. Dates, phone numbers and codes stay. */
const speakRanges = (text: string, to: string): string =>
  text.replace(
    /(?<![\p{L}\d.,:/–-])(\d{1,4})\s?[–-]\s?(\d{1,4})(?=\s\p{Ll})/gu,
    (whole, from: string, until: string) =>
      Number(from) < Number(until) ? `${from} ${to} ${until}` : whole,
  );
