import { occurringPronunciations } from '@tarima/text';
import { chooseSources } from './document-text.ts';
import { readManuscript, writeManuscript } from './manuscript-files.ts';
import { namedFigures } from './named-figures.ts';
import { putUnit } from './put-unit.ts';
import { readScenes } from './read-scenes.ts';
import { measureScripts, readSpoken } from './read-spoken.ts';

/** Tasks on a person's text whose time grows with its length. */
export const TEXT_TASKS = {
  chooseSources,
  measureScripts,
  namedFigures,
  occurringPronunciations,
  putUnit,
  readManuscript,
  readScenes,
  readSpoken,
  writeManuscript,
};

export type Tasks = typeof TEXT_TASKS;
export type Task = keyof Tasks;

export type TextOrder = { task: Task; parameters: unknown[] };
