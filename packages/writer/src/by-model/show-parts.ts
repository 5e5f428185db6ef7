import type { SourcePart } from './source-parts.ts';

/** Characters of an outline's material: some ten thousand tokens. */
const OVERVIEW_CHARACTERS = 36_000;
const LONGEST_LEAD = 220;
/** Characters of the sentences that one answer is written from. */
const SENTENCES_CHARACTERS = 16_000;

/** A line a part: number, title, words and how it begins; begins are shortened where there are many. */
export function overviewOf(parts: SourcePart[]): string {
  const lead = Math.min(LONGEST_LEAD, Math.floor(OVERVIEW_CHARACTERS / parts.length) - 60);
  return parts
    .map(({ id, title, words, sentences }) => {
      const said = sentences.filter(({ isHeading }) => !isHeading);
      const begin = said.map(({ text }) => text).join(' ');
      return `part ${id} | ${title.slice(0, 80)} | ${words} words | ${begin.slice(0, Math.max(0, lead))}`;
    })
    .join('\n');
}

/** The numbered sentences of parts; of long ones as many from each as there is room for. */
export function sentencesOf(parts: SourcePart[]): string {
  const room = SENTENCES_CHARACTERS / Math.max(1, parts.length);
  return parts
    .map(({ sentences }) => {
      let used = 0;
      const shown = sentences.filter(({ text }) => {
        used += text.length + 8;
        return used <= room;
      });
      return shown
        .map(({ number, text, isHeading }) => (isHeading ? `# ${text}` : `[${number}] ${text}`))
        .join('\n');
    })
    .join('\n\n');
}
