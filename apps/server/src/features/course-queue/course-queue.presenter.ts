import type { CourseQueue, Language, QueueItem } from '@tarima/contract';
import type { videosById } from '#server/features/videos/course-videos.service.ts';
import { makingSeconds } from '#server/features/videos/course-videos.service.ts';
import { presentProblem } from '#server/kit/present-problem.ts';
import type { QueueItemRow, QueueRow } from './course-queue.repo.ts';
import { statusOf } from './queue-status.ts';

export type WholeQueue = {
  queue: QueueRow;
  items: QueueItemRow[];
  videos: Awaited<ReturnType<typeof videosById>>;
  /** Seconds of work for a second of video. */
  speed: number;
  /** US dollars paid to vendors. */
  cost: number | null;
  /** Videos of the queue that are in the library, or that the host has taken. */
  synced: number;
  courseAddress: string;
};

/** The answer for a course without a queue, or without any of its contents left. */
export const noQueue = (projectId: string): CourseQueue => ({
  projectId,
  hasQueue: false,
  status: 'pending',
  redirectTo: null,
  syncedWithTarima: false,
  stats: {
    totalVideos: 0,
    completedVideos: 0,
    processingVideos: 0,
    pendingVideos: 0,
    failedVideos: 0,
    progressPercentage: 0,
    estimatedTimeRemaining: 0,
    currentlyProcessing: null,
    cost: null,
    status: 'pending',
  },
  videos: [],
});

export function presentQueue(whole: WholeQueue, language: Language): CourseQueue {
  const { queue } = whole;
  if (whole.items.length === 0) return noQueue(queue.id);
  const status = statusOf(queue, whole.items);
  const items = whole.items.map((item, index) => presentItem(item, index + 1, whole, language));
  const count = (wanted: QueueItem['status']) =>
    items.filter((item) => item.status === wanted).length;
  const progress = items.reduce((sum, item) => sum + item.progress, 0);
  return {
    projectId: queue.id,
    hasQueue: true,
    status,
    redirectTo: status === 'completed' ? whole.courseAddress : null,
    syncedWithTarima: whole.synced === items.length,
    stats: {
      totalVideos: items.length,
      completedVideos: count('completed'),
      processingVideos: count('processing'),
      pendingVideos: count('pending'),
      failedVideos: count('failed'),
      progressPercentage: rounded(progress / Math.max(1, items.length)),
      // A paused queue does not say when it goes on.
      estimatedTimeRemaining: status === 'paused' ? 0 : rounded(secondsLeft(items) / 60),
      currentlyProcessing: titleInTheMaking(whole),
      cost: whole.cost,
      status,
    },
    videos: items,
  };
}

/** The content whose video is being made. In a paused queue one in line does not count. */
function titleInTheMaking({ queue, items, videos }: WholeQueue): string | null {
  const hasBegun = ({ videoId }: QueueItemRow) =>
    !queue.isPaused || videos.get(videoId ?? '')?.status === 'processing';
  const current = items.find((item) => item.status === 'processing' && hasBegun(item));
  return current?.contentTitle ?? null;
}

function presentItem(
  item: QueueItemRow,
  position: number,
  { videos, speed }: WholeQueue,
  language: Language,
): QueueItem {
  const { scriptId, moduleIndex, moduleTitle, contentIndex, contentTitle } = item;
  const video = videos.get(item.videoId ?? '');
  const progress = item.status === 'processing' ? (video?.progress ?? 0) : 0;
  return {
    scriptId,
    moduleIndex,
    moduleTitle,
    contentIndex,
    contentTitle,
    status: item.status,
    position,
    estimatedDuration: rounded(makingSeconds(item.playSeconds, speed)),
    progress: item.status === 'completed' ? 100 : progress,
    retryCount: item.retryCount,
    error: item.status === 'failed' ? presentProblem(item.errorCode, language) : null,
    videoId: video?.id ?? null,
  };
}

/** From the measured speed and the progress of the running videos. */
function secondsLeft(items: QueueItem[]): number {
  return items
    .filter(({ status }) => status === 'pending' || status === 'processing')
    .reduce((sum, item) => sum + item.estimatedDuration * (1 - item.progress / 100), 0);
}

const rounded = (number: number) => Math.round(number * 100) / 100;
