import type { QuestionWording } from '@tarima/languages';
import { isAside } from './asides.ts';

/** An amount in a sentence, as in "60 days", "$250", "two hours" or "9:00". */
export type Amount = {
  text: string;
  value: number;
  /** The thing that is counted or measured, in lower case. `:` for a time of day. */
  unit: string;
  /** True for "two days", false for "2 days". */
  isInWords: boolean;
  start: number;
  end: number;
};

const SIGN = String.raw`R\$|US\$|S/|[$€£¥]`;
const NUMBER = String.raw`\d{1,3}(?:[.,\u00a0 ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const UNIT = String.raw`[ \u00a0]?(?:%|‰|€|°C|°F|ºC)|[ \u00a0]\p{L}+(?:/\p{L}{1,4})?(?!\p{L})|(?:kg|km|cm|mm|ml|kW|g|m|l|V|W|h)(?![\p{L}\p{N}])`;
const EDGE = String.raw`(?<![\p{L}\p{N}.,:/+×–−#-])`;
const AMOUNT = new RegExp(
  String.raw`${EDGE}(?:(?<time>\d{1,2}:\d{2})(?![\p{L}\p{N}:])|(?<sign>${SIGN})[ \u00a0]?(?<sum>${NUMBER})|(?<number>${NUMBER})(?<unit>${UNIT}))(?![\p{N}/-])`,
  'gu',
);

/** Finds the amounts of texts in one language. Ranges, sections, years and bare numbers are none. */
export function createAmountFinder(
  wording: QuestionWording,
  functionWords: ReadonlySet<string>,
): (text: string) => Amount[] {
  const words = Object.keys(wording.numberWords).join('|');
  const inWords = new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?<word>${words}) (?<unit>\p{L}+)(?![\p{L}\p{N}-])`,
    'giu',
  );
  const link = `(?: ?[-–—/] ?| (?:${wording.rangeLink.source}) )(?:(?:${SIGN}) ?)?`;
  const goesOn = new RegExp(String.raw`^${link}(?:\d|(?:${words})(?!\p{L}))`, 'iu');
  const cameFrom = new RegExp(
    String.raw`(?:\d|(?<!\p{L})(?:${words}))[%€]?(?: \p{L}{1,12})?${link}$`,
    'iu',
  );
  // Everybody has two hands.
  const isCounted = (name: string, value: number) =>
    !functionWords.has(name) && !(value === 2 && wording.paired.has(name));
  const isApart = (text: string, { start, end }: Amount) => {
    const before = text.slice(Math.max(0, start - NEAR), start);
    return (
      !isAside(text, start) &&
      !goesOn.test(text.slice(end, end + NEAR)) &&
      !cameFrom.test(before) &&
      !wording.numberLabel.test(before.trimEnd()) &&
      !wording.roughly.test(before.trimEnd()) &&
      // A number to call counts nothing.
      !wording.trivia.test(before)
    );
  };
  return (text) => {
    const found: Amount[] = [];
    for (const match of text.matchAll(AMOUNT)) {
      const { time, sign, sum, number, unit = '' } = match.groups ?? {};
      const amount = { text: match[0], start: match.index, end: match.index + match[0].length };
      const digits = sum ?? number ?? '';
      if (time !== undefined) {
        const [hours = '', minutes = ''] = time.split(':');
        const value = Number(hours) * 60 + Number(minutes);
        found.push({ ...amount, value, unit: ':', isInWords: false });
      } else {
        const name = (sign ?? unit).trim().toLowerCase();
        const value = numberOf(digits);
        if (!isCounted(name, value)) continue;
        found.push({
          ...amount,
          value,
          unit: name,
          isInWords: false,
        });
      }
    }
    for (const match of text.matchAll(inWords)) {
      const { word = '', unit = '' } = match.groups ?? {};
      const value = wording.numberWords[word.toLowerCase()] ?? 0;
      if (!isCounted(unit.toLowerCase(), value)) continue;
      found.push({
        text: match[0],
        value,
        unit: unit.toLowerCase(),
        isInWords: true,
        start: match.index,
        end: match.index + match[0].length,
      });
    }
    const apart = found
      .filter((amount) => isApart(text, amount))
      .sort((one, other) => one.start - other.start);
    return apart.length === 0 ? apart : apart.filter(isToldOnceIn(text));
  };
}

/**
 * "48 hours (two days)" and "4 pm or 4:30 pm" tell an amount again. The words are counted once.
 */
function isToldOnceIn(text: string): (amount: Amount) => boolean {
  const counts = Map.groupBy(wordsOf(text), (word) => word);
  return (amount) => {
    const [first = ''] = wordsOf(amount.text.replace(/^\P{N}+(?=\p{N})/u, ''));
    const isFollowed = text.startsWith(' (', amount.end);
    return !isFollowed && counts.get(first)?.length === 1;
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{N}+|\p{L}+/gu) ?? [];

/** Characters beside an amount that tell if it belongs to a range. */
const NEAR = 24;

/** "1.200,50" and "1,200.50" are the same. */
export const numberOf = (digits: string): number => {
  const whole = digits.replace(/[.,\u00a0 ](?=\d{3}(?!\d))/gu, '');
  return Number(whole.replace(',', '.'));
};
