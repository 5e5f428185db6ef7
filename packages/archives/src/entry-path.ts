import { Refused } from './refused.ts';

const LONGEST_PATH = 300;
const LONGEST_NAME = 120;
const DEEPEST = 12;
/** Controls, and what means more than a name to some system. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f\\:*?"<>|]/u;

/**
 * The names on the way to an entry, the folder's own last. Throws `Refused` for a path
 * that leaves the folder or that some system cannot keep.
 */
export function entryPath(name: string): string[] {
  const refuse = (reason: string) => new Refused('ARCHIVE_BROKEN', reason);
  if (name.length > LONGEST_PATH) throw refuse('an entry has too long a path');
  if (name.startsWith('/')) throw refuse('an entry has an absolute path');
  if (FORBIDDEN.test(name)) throw refuse('an entry has a forbidden character in its path');
  const names = name.split('/').filter((part) => part !== '' && part !== '.');
  if (names.length > DEEPEST) throw refuse('an entry is too deep');
  if (names.includes('..')) throw refuse('an entry leaves the folder');
  if (names.some((part) => part.length > LONGEST_NAME))
    throw refuse('an entry has too long a name');
  return names;
}
