import { glob } from 'node:fs/promises';
import { join } from 'node:path';

/** Temporary files, and results beyond those that were asked for. Nobody would delete them. */
export async function orphansOf(
  dataFolder: string,
  results: string,
  asked: number,
): Promise<string[]> {
  const temporary = await listOf(join(dataFolder, 'temporary'), '*');
  const made = await listOf(join(dataFolder, 'blobs'), results);
  return made.length === asked ? temporary : [...temporary, ...made];
}

async function listOf(folder: string, pattern: string): Promise<string[]> {
  const found: string[] = [];
  for await (const name of glob(pattern, { cwd: folder })) found.push(name);
  return found;
}
