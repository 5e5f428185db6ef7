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

/**
 * One line of clean text: NFC, ligatures spelled out, soft hyphens, zero-width, private-use and
 * control characters gone, every run of spaces and line breaks one space.
 */
export function normaliseText(text: string): string {
  return text
    .replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uFFFC\uFFFD]/g, '')
    .replace(/\p{Co}/gu, '')
    .replace(NOTE_MARKS, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
}
