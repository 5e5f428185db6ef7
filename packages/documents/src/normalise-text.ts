const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Raised numbers that mark a note, at the start or after a word. After a unit ("km²") they stay. */
const NOTE_MARKS = /^[⁰¹²³⁴-⁹]+\s*|(?<=\p{L}{4}[.,;:!?)»”"]?|[.,;:!?)»”"])[⁰¹²³⁴-⁹]+/gu;

/** TeX sets accents as separate marks before the letter. An i then has no dot. */
const LOOSE_MARKS: Record<string, string> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
};
/** Between letters any mark. Some are no quotation marks: they may begin or end a word. */
const LOOSE_ACCENT =
  /((?<=\p{L})[¨`](?=[aeiouıAEIOU]\p{L})|(?<!\d)[´ˆ](?=[aeiouıAEIOU])|[˜¸](?=[acnoACNO]))(\p{L})/gu;

/** All white space except a lone space: most are lone, and replacing those takes time. */
const SPACES = /[\p{Cc}\s]{2,}|\p{Cc}|[^\S ]/gu;
/** From this range on, characters may need composing. Text without them is composed already. */
const MAY_COMPOSE = /[^\0-\u02FF]/u;

/**
 * One line of clean text: NFC, with ligatures spelled out. Soft hyphens, zero-width, private-use
 * and control characters are removed. Runs of white space and unreadable characters become one
 * space.
 */
export function normaliseText(text: string): string {
  const clean = text
    // Half of a surrogate pair cannot be stored. Old Office files have some where an emoji was cut.
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
