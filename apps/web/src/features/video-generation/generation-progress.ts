import { LONG_VIDEO_WARNINGS, POLLING, type Video } from '@tarima/contract';

export type GenerationState = 'idle' | 'generating' | 'completed' | 'failed';

/** The page's state for the newest video of a project. */
export function generationState(video: Video | null | undefined): GenerationState {
  if (!video) return 'idle';
  if (video.url) return 'completed';
  // The person stopped it, so the settings come next.
  if (video.isCancelled) return 'idle';
  return video.status === 'failed' ? 'failed' : 'generating';
}

/** 0 to 100 for an unmeasured video, estimated from the number of polls. */
export function estimatedProgress(status: Video['status'], polls: number): number {
  if (status === 'completed') return 100;
  if (status === 'failed') return 0;
  return Math.min(90, polls * (status === 'waiting' ? 0.5 : 1.5));
}

/** The progress that the server measured, or else the estimate. */
export function shownProgress(video: Video, polls: number): number {
  const isMeasured = video.status === 'processing' && video.progress > 0;
  return isMeasured ? Math.min(99, video.progress) : estimatedProgress(video.status, polls);
}

/** The state of following a video. `told` comes from the socket, the others from polls. */
export type Following = {
  video: Video | undefined;
  polls: number;
  failuresInARow: number;
};
export type FollowingEvent =
  | { kind: 'told'; video: Video }
  | { kind: 'answered'; video: Video }
  | { kind: 'unanswered' };

export const startFollowing = (video: Video | undefined): Following => ({
  video,
  polls: 0,
  failuresInARow: 0,
});

export function follow(following: Following, event: FollowingEvent): Following {
  switch (event.kind) {
    case 'told':
      return { ...following, video: event.video, failuresInARow: 0 };
    case 'answered':
      return { video: event.video, polls: following.polls + 1, failuresInARow: 0 };
    case 'unanswered':
      return {
        ...following,
        polls: following.polls + 1,
        failuresInARow: following.failuresInARow + 1,
      };
  }
}

export type FollowingEnd = 'finished' | 'timed-out' | 'unreachable';

/** The reason why polling has stopped; undefined while it goes on. */
export function followingEnd({
  video,
  polls,
  failuresInARow,
}: Following): FollowingEnd | undefined {
  if (video?.status === 'completed' || video?.status === 'failed') return 'finished';
  if (failuresInARow > POLLING.maxRequestFailures) return 'unreachable';
  if (polls >= POLLING.maxAttempts) return 'timed-out';
  return undefined;
}

export type LongVideoWarning = 'extended' | 'very-long';

export const minutesElapsed = (startedAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(startedAt)) / 60_000));

export function longVideoWarning(minutes: number): LongVideoWarning | undefined {
  if (minutes >= LONG_VIDEO_WARNINGS.veryLongMinutes) return 'very-long';
  return minutes >= LONG_VIDEO_WARNINGS.extendedMinutes ? 'extended' : undefined;
}
