import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Truth, truthSchema } from './truth.ts';

/** A document with the facts that its scripts must say. */
export type MeasuredDocument = {
  truth: Truth;
  /** The document's Markdown. */
  source: string;
  path: string;
};

/**
 * The documents of a folder. `truth/ID.json` has the facts of `sources/ID.md`, which is a file of
 * `docs/`.
 */
export async function measuredFolder(folder: string): Promise<MeasuredDocument[]> {
  const names = await readdir(join(folder, 'truth'));
  return Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map(async (name) => {
        const truth = await readTruth(join(folder, 'truth', name));
        const source = await readFile(join(folder, 'sources', `${truth.id}.md`), 'utf8');
        return { truth, source, path: join(folder, 'docs', truth.file) };
      }),
  );
}

async function readTruth(path: string): Promise<Truth> {
  const read = truthSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) throw new Error(`${path}: ${read.error.message}`);
  return read.data;
}
