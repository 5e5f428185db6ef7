/** All files of a video are below this key. */
export const videoFolder = (videoId: string) => `videos/${videoId}`;

export const VIDEO_FILES = {
  video: { name: 'video.mp4', mediaType: 'video/mp4' },
  captions: { name: 'captions.vtt', mediaType: 'text/vtt; charset=utf-8' },
  poster: { name: 'poster.png', mediaType: 'image/png' },
} as const;
export type VideoFile = keyof typeof VIDEO_FILES;

/**
 * The folder of one attempt. An attempt that was presumed dead and wakes up must not touch
 * another's files. The row names the attempt that counts.
 */
export const resultFolder = (videoId: string, attemptId: string) =>
  `${videoFolder(videoId)}/${attemptId}`;

export const videoFileKey = (videoId: string, attemptId: string, file: VideoFile) =>
  `${resultFolder(videoId, attemptId)}/${VIDEO_FILES[file].name}`;

/** The folder that counts. Older rows have no attempt, so their job's id is used. */
export const resultOf = ({
  attemptId,
  jobId,
}: {
  attemptId: string | null;
  jobId: string | null;
}) => attemptId ?? jobId;
