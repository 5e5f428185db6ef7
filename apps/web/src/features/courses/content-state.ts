import type { Course, CourseContent, CourseQueue, Video } from '@tarima/contract';
import type { BadgeTone } from '#web/components/ui/badge.tsx';
import { isInProgress } from '#web/features/videos/video-state.ts';
import { scriptState } from './script-state.ts';

/** The state of a content, script and video together, from the finished to the missing. */
export const CONTENT_STATES = [
  'filmed',
  'filming',
  'queued',
  'paused',
  'filmFailed',
  'scripted',
  'empty',
  'scriptFailed',
  'writing',
  'missing',
] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const CONTENT_TONES: Record<ContentState, BadgeTone> = {
  filmed: 'success',
  filming: 'accent',
  queued: 'accent',
  paused: 'warning',
  filmFailed: 'destructive',
  scripted: 'neutral',
  empty: 'warning',
  scriptFailed: 'destructive',
  writing: 'accent',
  missing: 'warning',
};

/** Facts about a course's contents that the course itself does not have. */
export type ContentWork = {
  writing: Course['writing'];
  videos: readonly Video[];
  queue: CourseQueue | undefined;
};

/** The place of a content whose video waits in the queue. It can have an older video. */
export type WaitingVideo = { position: number; isPaused: boolean };

export const videoOf = ({ scriptId }: CourseContent, videos: readonly Video[]) =>
  scriptId === null ? undefined : videos.find((video) => video.scriptId === scriptId);

export function waitingVideoOf(
  { scriptId }: CourseContent,
  queue: CourseQueue | undefined,
): WaitingVideo | undefined {
  const item = queue?.videos.find((each) => each.scriptId === scriptId);
  if (item?.status !== 'pending') return undefined;
  return { position: item.position, isPaused: queue?.status === 'paused' };
}

export function contentState(
  content: CourseContent,
  { writing, videos, queue }: ContentWork,
): ContentState {
  const video = videoOf(content, videos);
  if (video && isInProgress(video)) return 'filming';
  const waiting = waitingVideoOf(content, queue);
  if (waiting) return waiting.isPaused ? 'paused' : 'queued';
  if (video?.status === 'completed') return 'filmed';
  if (video?.status === 'failed' && !video.isCancelled) return 'filmFailed';
  switch (scriptState(content, writing)) {
    case 'ready':
    case 'edited':
      return 'scripted';
    case 'empty':
      return 'empty';
    case 'failed':
      return 'scriptFailed';
    case 'writing':
    case 'waiting':
      return 'writing';
    case 'missing':
      return 'missing';
  }
}
