/** All files of a podcast are below this key. */
export const podcastFolder = (podcastId: string) => `podcasts/${podcastId}`;

export const PODCAST_FILES = {
  mp3: { name: 'audio.mp3', mediaType: 'audio/mpeg' },
  m4a: { name: 'audio.m4a', mediaType: 'audio/mp4' },
  cover: { name: 'cover.jpg', mediaType: 'image/jpeg' },
  vtt: { name: 'transcript.vtt', mediaType: 'text/vtt; charset=utf-8' },
  srt: { name: 'transcript.srt', mediaType: 'application/x-subrip; charset=utf-8' },
  json: { name: 'transcript.json', mediaType: 'application/json; charset=utf-8' },
  chapters: { name: 'chapters.json', mediaType: 'application/json+chapters; charset=utf-8' },
} as const;
export type PodcastFile = keyof typeof PODCAST_FILES;
/** The keys of the table, which `Object.keys` widens to strings. */
export const PODCAST_FILE_NAMES = Object.keys(PODCAST_FILES) as PodcastFile[];

/** The folder of one attempt. The row names the attempt that counts. */
export const resultFolder = (podcastId: string, attemptId: string) =>
  `${podcastFolder(podcastId)}/${attemptId}`;

export const podcastFileKey = (podcastId: string, attemptId: string, file: PodcastFile) =>
  `${resultFolder(podcastId, attemptId)}/${PODCAST_FILES[file].name}`;

/** The script of one revision as text. */
export const scriptTextKey = (podcastId: string, revision: number) =>
  `${podcastFolder(podcastId)}/scripts/${revision}.txt`;
