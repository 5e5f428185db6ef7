/** A longer word would run off the page. */
const LONGEST_WORD = 24;
const ZERO_WIDTH_SPACE = '\u200B';

/**
 * Characters that no font draws or that reverse other text: controls, private use, half characters.
 */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Bidi_Control}\p{White_Space}\u{FEFF}]+/gu;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Any text as one printable line. Words that are too long may break anywhere. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(UNPRINTABLE, ' ').trim().split(' ').map(breakable).join(' ');
}

/** At most `most` characters of a text. */
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
