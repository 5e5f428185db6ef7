import { joinList } from '../../pick-phrase.ts';
import { upperFirst } from '../../reading/clean-text.ts';
import type { CourseMaterial } from './course-material.ts';

/** The part of "Chapter: part", which differs from its neighbours. */
const nameInList = (title: string): string => upperFirst(title.split(/:\s+/u).at(-1) ?? title);

/** Titles as one list inside a sentence. */
export function listOfTitles(titles: readonly string[], { cues, reading }: CourseMaterial): string {
  const names = titles.map(nameInList);
  const written = names.map(reading.wordCase.inSentence);
  const hasOwnList = names.some((name) => isList(name, cues.and));
  return hasOwnList ? written.join('; ') : joinList(written, cues.and);
}

/** True for a title that is a list itself: "Browsers and mail". */
export const isList = (title: string, and: (next: string) => string): boolean =>
  title.includes(',') || title.includes(` ${and('')} `);
