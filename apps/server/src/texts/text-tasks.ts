import { chooseSources } from './document-text.ts';
import { putUnit } from './put-unit.ts';
import { measureScripts, readSpoken } from './read-spoken.ts';

/** Tasks on a person's text whose time grows with its length. */
export const TEXT_TASKS = { chooseSources, measureScripts, putUnit, readSpoken };
