import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measuredFolder } from './measured-folder.ts';
import { sourceBlocks } from './source-blocks.ts';
import { wordFile } from './word-file.ts';

/** Four documents of the project, without their files. */
export const OWN_CORPUS = fileURLToPath(new URL('./corpus', import.meta.url));

/**
 * Calls `work` with a folder that also has their files. They are made from the Markdown, so that
 * both say the same.
 */
export async function withOwnCorpus(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tarima-bench-'));
  try {
    await cp(OWN_CORPUS, folder, { recursive: true });
    for (const { source, path } of await measuredFolder(folder)) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, wordFile(sourceBlocks(source)));
    }
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
