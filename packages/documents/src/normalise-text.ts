const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Raised numbers that call a note, at the start or after a word; after a unit ("km²") they stay. */
const NOTE_MARKS = /^[⁰¹²³⁴-⁹]+\s*|(?<=\p{L}{4}[.,;:!?)»”"]?|[.,;:!?)»”"])[⁰¹²³⁴-⁹]+/gu;

/** Accents that TeX sets as marks of their own before the letter, which has no dot where it is an i. */
const LOOSE_MARKS: Record<string, string> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
};
const LOOSE_ACCENT = /(?<=\p{L})([¨´`ˆ])([aeiouıAEIOU])(?=\p{L})/gu;

/** Each run but a single space, which stays as it is: most spaces are one, and replacing them takes time. */
const SPACES = /[\p{Cc}\s]{2,}|\p{Cc}|[^\S ]/gu;
/** The first character that another may be composed with; before it, every text is composed. */
const MAY_COMPOSE = /[^\0-\u02FF]/u;

/**
 * One line of clean text: NFC, ligatures spelled out, soft hyphens, zero-width, private-use and
 * control characters gone, every run of spaces and line breaks one space, a character that could
 * not be read one too.
 */
export function normaliseText(text: string): string {
  const clean = text
    // Half of a character cannot be stored; old Office files hold such where their author cut an emoji.
    .toWellFormed()
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uFFFC]/g, '')
    .replace(/\uFFFD/g, ' ')
    .replace(LOOSE_ACCENT, (_, mark, letter) => `${letter}${LOOSE_MARKS[mark] ?? mark}`)
    .replace(/ı(?=\p{M})/gu, 'i')
    .replace(/\p{Co}/gu, '')
    .replace(NOTE_MARKS, '')
    .replace(SPACES, ' ')
    .trim();
  return MAY_COMPOSE.test(clean) ? clean.normalize('NFC') : clean;
}
