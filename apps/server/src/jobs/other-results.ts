import { z } from 'zod';
import type { Context } from '#server/context.ts';

type Tools = Pick<Context, 'blobs' | 'log'>;

/**
 * The folders of a row's other attempts: an older result, and what a dead attempt has left. List them before
 * the row is completed: a newer attempt may begin at once.
 */
export async function listOtherResults(
  { blobs }: Tools,
  folder: string,
  attemptId: string,
): Promise<string[]> {
  const names = await blobs.listBefore(folder, new Date());
  return names
    .filter((name) => name !== attemptId && z.uuid().safeParse(name).success)
    .map((name) => `${folder}/${name}`);
}

/** The work is done, so a store that is away does not make it fail. */
export async function deleteResults({ blobs, log }: Tools, folders: string[]): Promise<void> {
  for (const folder of folders) {
    await blobs
      .delete(folder)
      .catch((error) => log.warn({ err: error }, 'an older result could not be deleted'));
  }
}
