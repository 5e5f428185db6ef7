import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A moment of a server's work, known from outside by files that it has just put in their place. */
export type Moment = { name: string; files: RegExp; count?: number };

/** Of a video, in the order in which they come. */
export const VIDEO_MOMENTS = [
  { name: 'its document is stored', files: /^blobs\/projects\/.+/u },
  { name: 'a sentence is spoken', files: /^cache\/presenters\/clip-[a-f0-9]+\.bin$/u },
  { name: 'its sound is mastered', files: /^cache\/presenters\/sound-[a-f0-9]+\.wav$/u },
  { name: 'a segment is drawn', files: /^cache\/presenters\/segment-[\w-]+\.h264$/u },
  { name: 'its file is in place, its row is not', files: /^blobs\/videos\/.+\/video\.mp4$/u },
] as const satisfies Moment[];

export const PODCAST_MOMENTS: Moment[] = [
  { name: 'a turn is spoken', files: /^cache\/podcasts\/clip-[a-f0-9]+\.bin$/u },
  { name: 'five turns are spoken', files: /^cache\/podcasts\/clip-[a-f0-9]+\.bin$/u, count: 5 },
  { name: 'its sound is mixed', files: /^cache\/podcasts\/episode-[a-f0-9]+\.mp3$/u },
];

export const QUEUE_MOMENTS = [
  { name: 'its first video is being drawn', files: VIDEO_MOMENTS[3].files },
  { name: 'its third video is in place', files: VIDEO_MOMENTS[4].files, count: 3 },
] as const satisfies Moment[];

/** Whether a moment has come, or is over. */
export async function hasCome({ files, count = 1 }: Moment, dataFolder: string): Promise<boolean> {
  const folders = ['cache', 'blobs'].map(async (folder) => {
    const names = await readdir(join(dataFolder, folder), { recursive: true }).catch(() => []);
    return names.map((name) => join(folder, name));
  });
  const names = (await Promise.all(folders)).flat();
  return names.filter((name) => files.test(name)).length >= count;
}
