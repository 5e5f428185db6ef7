import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A moment in a server's work. Files that it has just stored show it from outside. */
export type Moment = { name: string; files: RegExp; count?: number };

export const PROJECT_MOMENT: Moment = {
  name: 'its document is stored',
  files: /^blobs\/projects\/.+/u,
};

const VIDEO_IN_PLACE = /^blobs\/videos\/.+\/video\.mp4$/u;
/**
 * With the embedded engine, the next process gets the dead one's work at once. So it dies at three steps of a
 * video. On PostgreSQL other processes must first miss its heartbeats, which takes ten seconds.
 */
export const QUEUE_MOMENTS: Record<'pglite' | 'postgres', Moment[]> = {
  pglite: [
    { name: 'a sentence is spoken', files: /^cache\/presenters\/clip-[a-f0-9]+\.bin$/u },
    { name: 'a segment is drawn', files: /^cache\/presenters\/segment-[\w-]+\.h264$/u },
    { name: 'its file is in place', files: VIDEO_IN_PLACE },
  ],
  postgres: [{ name: 'its third video is in place', files: VIDEO_IN_PLACE, count: 3 }],
};

export const PODCAST_MOMENTS: Moment[] = [
  { name: 'five turns are spoken', files: /^cache\/podcasts\/clip-[a-f0-9]+\.bin$/u, count: 5 },
  { name: 'its sound is mixed', files: /^cache\/podcasts\/episode-[a-f0-9]+\.mp3$/u },
];

/** Steps in which a worker is frozen, until another worker has finished. */
export const FREEZING_MOMENTS: Record<'video' | 'podcast', Moment[]> = {
  video: [...QUEUE_MOMENTS.pglite],
  podcast: [
    ...PODCAST_MOMENTS,
    { name: 'its first file is put', files: /^blobs\/podcasts\/.+\/audio\.mp3$/u },
  ],
};

/** True once a moment has come, even if it is over. */
export async function hasCome({ files, count = 1 }: Moment, dataFolder: string): Promise<boolean> {
  const folders = ['cache', 'blobs'].map(async (folder) => {
    const names = await readdir(join(dataFolder, folder), { recursive: true }).catch(() => []);
    return names.map((name) => join(folder, name));
  });
  const names = (await Promise.all(folders)).flat();
  return names.filter((name) => files.test(name)).length >= count;
}
