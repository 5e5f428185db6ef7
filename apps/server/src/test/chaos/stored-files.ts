import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { podcasts, projectFiles, videos } from '#server/db/schema.ts';
import { PODCAST_FILES, podcastFileKey } from '#server/features/podcasts/podcast-files.ts';
import { fileKey } from '#server/features/projects/project-files.ts';
import { VIDEO_FILES, videoFileKey } from '#server/features/videos/video-files.ts';
import type { TestStudio } from '#server/test/test-studio.ts';

const SOON_MS = 3_600_000;
/** Levels of folders below each kind, down to its files. */
const LEVELS = { projects: 3, videos: 3, podcasts: 3 };
/** A small copy or a text may be beside, since each can be made again. */
const MADE_AGAIN = /\.webp$|\/scripts\/\d+\.txt$/u;

/** Sentences about blobs without a row, and about rows without a blob. */
export async function wrongFiles(own: TestStudio): Promise<string[]> {
  const needed = await neededKeys(own);
  const stored = new Set(await storedKeys(own));
  const orphans = [...stored].filter((key) => !needed.has(key) && !MADE_AGAIN.test(key));
  const missing = [...needed].filter((key) => !stored.has(key));
  return [
    ...orphans.map((key) => `no row has the file ${key}`),
    ...missing.map((key) => `a row lacks its file ${key}`),
  ];
}

/** Unfinished files, which nobody needs once all work has ended. */
export const temporaryFiles = (dataFolder: string): Promise<string[]> =>
  readdir(join(dataFolder, 'temporary')).catch(() => []);

async function neededKeys({ context: { db } }: TestStudio): Promise<Set<string>> {
  const uploads = await db.select().from(projectFiles);
  const made = await db.select().from(videos).where(eq(videos.status, 'completed'));
  const spoken = await db.select().from(podcasts);
  return new Set([
    ...uploads.map(({ projectId, id }) => fileKey(projectId, id)),
    ...made.flatMap(({ id, attemptId }) =>
      keysOf(VIDEO_FILES).map((file) => videoFileKey(id, attemptId ?? '', file)),
    ),
    ...spoken.flatMap(({ id, audio }) =>
      audio ? keysOf(PODCAST_FILES).map((file) => podcastFileKey(id, audio.jobId, file)) : [],
    ),
  ]);
}

// The type of `Object.keys` loses the table's keys.
const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

async function storedKeys({ context: { blobs } }: TestStudio): Promise<string[]> {
  const namesIn = (key: string) => blobs.listBefore(key, new Date(Date.now() + SOON_MS));
  async function below(key: string, levels: number): Promise<string[]> {
    if (levels === 0) return [key];
    const found = (await namesIn(key)).map((name) => below(`${key}/${name}`, levels - 1));
    return (await Promise.all(found)).flat();
  }
  const kinds = Object.entries(LEVELS).map(([kind, levels]) => below(kind, levels));
  return (await Promise.all(kinds)).flat();
}
