/** Everything stored for a video stands below this key. */
export const videoFolder = (videoId: string) => `videos/${videoId}`;

export const VIDEO_FILES = {
  video: { name: 'video.mp4', mediaType: 'video/mp4' },
  captions: { name: 'captions.vtt', mediaType: 'text/vtt; charset=utf-8' },
  poster: { name: 'poster.png', mediaType: 'image/png' },
} as const;
export type VideoFile = keyof typeof VIDEO_FILES;

/**
 * What one attempt made of a video. Every attempt has a folder of its own: one that was presumed dead
 * and wakes up never touches what another has made; the row names the one whose files count.
 */
export const resultFolder = (videoId: string, attemptId: string) =>
  `${videoFolder(videoId)}/${attemptId}`;

export const videoFileKey = (videoId: string, attemptId: string, file: VideoFile) =>
  `${resultFolder(videoId, attemptId)}/${VIDEO_FILES[file].name}`;

/** Whose files count: what was made before attempts had names stands under its job. */
export const resultOf = ({
  attemptId,
  jobId,
}: {
  attemptId: string | null;
  jobId: string | null;
}) => attemptId ?? jobId;
