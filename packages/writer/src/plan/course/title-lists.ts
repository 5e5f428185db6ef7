import { joinList } from '../../pick-phrase.ts';
import { upperFirst } from '../../reading/clean-text.ts';
import type { CourseMaterial } from './course-material.ts';

/** Of "Chapter: part" the part, which is what tells it from its neighbours. */
const nameInList = (title: string): string => upperFirst(title.split(/:\s+/u).at(-1) ?? title);

/** Titles as one list inside a sentence. */
export function listOfTitles(titles: readonly string[], { cues, reading }: CourseMaterial): string {
  const names = titles.map(nameInList);
  const written = names.map(reading.wordCase.inSentence);
  const hasOwnList = names.some((name) => isList(name, cues.and));
  return hasOwnList ? written.join('; ') : joinList(written, cues.and);
}

/** Whether a title is a list by itself: "Browsers and mail". */
export const isList = (title: string, and: (next: string) => string): boolean =>
  title.includes(',') || title.includes(` ${and('')} `);
