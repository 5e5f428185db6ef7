/** A word of more characters than this would run off the page. */
const LONGEST_WORD = 24;
const ZERO_WIDTH_SPACE = '\u200B';

/** What no font draws or what would turn other text around: controls, private use, half characters. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Bidi_Control}\p{White_Space}\u{FEFF}]+/gu;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Anyone's text as one line that can be set: words that are too long may break anywhere. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(UNPRINTABLE, ' ').trim().split(' ').map(breakable).join(' ');
}

/** At most so many characters of it. */
export function shortened(text: string, most: number): string {
  const parts = Array.from(characters.segment(text), ({ segment }) => segment);
  return parts.length <= most
    ? text
    : `${parts
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

function breakable(word: string): string {
  if (word.length <= LONGEST_WORD) return word;
  return Array.from(characters.segment(word), ({ segment }) => segment).join(ZERO_WIDTH_SPACE);
}
