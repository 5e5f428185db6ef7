import { chooseSources } from './document-text.ts';
import { putUnit } from './put-unit.ts';
import { measureScripts, readSpoken } from './read-spoken.ts';

/** What is done with a person's text on request, and takes longer the longer it is. */
export const TEXT_TASKS = { chooseSources, measureScripts, putUnit, readSpoken };

export type Tasks = typeof TEXT_TASKS;
export type Task = keyof Tasks;

export type TextOrder = { task: Task; parameters: unknown[] };
