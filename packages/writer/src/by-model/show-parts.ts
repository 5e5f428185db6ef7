import type { SourcePart } from './source-parts.ts';

/** Characters of an outline's material: some ten thousand tokens. */
const OVERVIEW_CHARACTERS = 36_000;
/** Most characters of a part in an overview. */
const LONGEST_LEAD = 600;
const HEADINGS_CHARACTERS = 140;
/** Room for number, words and the marks between them. */
const FRAME_CHARACTERS = 40;
/** Most characters of source for one answer. */
const SENTENCES_CHARACTERS = 16_000;

/**
 * One line for each part: number, words, headings and its first sentences, shortened where there
 * are many parts. Where the parts are of several files, the file's name stands above its parts.
 */
export function overviewOf(parts: SourcePart[]): string {
  const room = Math.floor(OVERVIEW_CHARACTERS / parts.length) - FRAME_CHARACTERS;
  const files = new Set(parts.map(({ file }) => file));
  return parts
    .map(({ id, file, headings, words, sentences }, index) => {
      const isNewFile = files.size > 1 && file !== parts[index - 1]?.file;
      const titles = headings.join(' / ').slice(0, HEADINGS_CHARACTERS);
      const said = sentences.filter(({ isHeading }) => !isHeading).map(({ text }) => text);
      const lead = Math.max(0, Math.min(LONGEST_LEAD, room - titles.length));
      const line = `part ${id} | ${words} words | ${titles} | ${said.join(' ').slice(0, lead)}`;
      return isNewFile ? `FILE ${file}\n${line}` : line;
    })
    .join('\n');
}

/** The numbered sentences of parts. Each part gets an equal share of the room. */
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

/** Titled sections of a question's material. Empty ones are left out. */
export const sectionsOf = (sections: Record<string, string>): string =>
  Object.entries(sections)
    .filter(([, text]) => text.trim())
    .map(([title, text]) => `${title}\n${text}`)
    .join('\n\n');

const RECAP_CHARACTERS = 400;

/** The last sentences before a scene or theme, which goes on from them. */
export function recapOf(said: string[]): string {
  let used = 0;
  const last = said.toReversed().filter((text, index) => {
    used += text.length;
    return index === 0 || used <= RECAP_CHARACTERS;
  });
  return last.reverse().join(' ');
}
