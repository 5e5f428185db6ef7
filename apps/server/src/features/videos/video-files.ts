/** Everything stored for a video stands below this key. */
export const videoFolder = (videoId: string) => `videos/${videoId}`;

export const VIDEO_FILES = {
  video: { name: 'video.mp4', mediaType: 'video/mp4' },
  captions: { name: 'captions.vtt', mediaType: 'text/vtt; charset=utf-8' },
  poster: { name: 'poster.png', mediaType: 'image/png' },
} as const;
export type VideoFile = keyof typeof VIDEO_FILES;

/**
 * What one job made of a video. Every job has a folder of its own: one that was presumed dead and
 * wakes up never touches what another has made; the row names the job whose files count.
 */
export const resultFolder = (videoId: string, jobId: string) => `${videoFolder(videoId)}/${jobId}`;

export const videoFileKey = (videoId: string, jobId: string, file: VideoFile) =>
  `${resultFolder(videoId, jobId)}/${VIDEO_FILES[file].name}`;
