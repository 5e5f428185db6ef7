import { isDeepStrictEqual } from 'node:util';
import { ERROR_CODES, type ErrorCode } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  type SpokenScript,
  spokenScriptsById,
} from '#server/features/courses/course-contents.service.ts';
import { figuresOfVideo } from '#server/features/figures/script-figures.ts';
import { portraitOf } from '#server/features/portraits/portraits.service.ts';
import {
  finishedVideoOf,
  startCourseVideo,
  videosById,
} from '#server/features/videos/course-videos.service.ts';
import { makerOf } from '#server/features/videos/plan-settings.ts';
import { pronunciationsOfVideo } from '#server/features/videos/video-pronunciations.ts';
import {
  listItems,
  listRunning,
  lockQueue,
  type QueueItemRow,
  type QueueRow,
  updateItem,
} from './course-queue.repo.ts';
import { measureSpoken } from './queue-items.ts';

export type Starting = {
  jobs: Context['jobs'];
  /** Videos of one course that a vendor makes at a time. Local making does one. */
  vendorPlaces: number;
};
export type EndedVideo = { id: string; scriptId: string };
type Moving = { tx: Queryable; queue: QueueRow; scripts: Map<string, SpokenScript> };

/**
 * Ends the items whose videos have ended, and starts the next where there is room. It may run at
 * any moment and any number of times. False if nothing was to be done.
 * @param ended the video whose end is the reason
 */
export async function advanceQueue(
  tx: Queryable,
  starting: Starting,
  id: string,
  ended?: EndedVideo,
): Promise<boolean> {
  const queue = await lockQueue(tx, id);
  if (!queue) return false;
  if (ended) await mendFailed(tx, queue, ended);
  const hasSettled = await settleEnded(tx, queue);
  return (!queue.isPaused && (await startNext(tx, starting, queue))) || hasSettled;
}

/** Ends every item that has its video already or has nothing to say. */
export async function settleWithoutVideo(tx: Queryable, queue: QueueRow): Promise<void> {
  const scripts = await spokenScriptsById(tx, queue.id);
  for (const item of await listItems(tx, queue.id)) {
    if (item.status === 'pending') await settleOrOrder({ tx, queue, scripts }, item);
  }
}

async function settleEnded(tx: Queryable, queue: QueueRow): Promise<boolean> {
  const items = await listRunning(tx, queue.id);
  const videos = await videosById(
    tx,
    items.map(({ videoId }) => videoId),
  );
  let hasSettled = false;
  for (const item of items) {
    const change = changeBy(queue, videos.get(item.videoId ?? ''));
    if (!change) continue;
    await updateItem(tx, item, change);
    hasSettled = true;
  }
  return hasSettled;
}

/** Completes a failed item whose video was made later, by hand or by its vendor. */
async function mendFailed(tx: Queryable, queue: QueueRow, ended: EndedVideo): Promise<void> {
  const items = await listItems(tx, queue.id);
  const item = items.find(({ scriptId }) => scriptId === ended.scriptId);
  if (item?.status !== 'failed') return;
  const video = (await videosById(tx, [ended.id])).get(ended.id);
  const change = changeBy(queue, video);
  if (change?.status !== 'completed') return;
  await updateItem(tx, item, { ...change, videoId: ended.id });
}

type Video = Awaited<ReturnType<typeof videosById>> extends Map<unknown, infer Row> ? Row : never;

/** The change of an item that follows from its video. Null while that is being made. */
function changeBy(queue: QueueRow, video: Video | undefined): Partial<QueueItemRow> | null {
  if (!video) return { status: 'failed', errorCode: 'CANCELLED' satisfies ErrorCode };
  if (video.status === 'waiting' || video.status === 'processing') return null;
  // A person made this video by hand with other settings. The queue makes its own now.
  if (!isDeepStrictEqual(video.recipe.settings, queue.settings)) {
    return { status: 'pending', videoId: null };
  }
  return video.status === 'completed'
    ? { status: 'completed', errorCode: null }
    : { status: 'failed', errorCode: video.errorCode };
}

async function startNext(
  tx: Queryable,
  { jobs, vendorPlaces }: Starting,
  queue: QueueRow,
): Promise<boolean> {
  const items = await listItems(tx, queue.id);
  const pending = items.filter(({ status }) => status === 'pending');
  const running = await listRunning(tx, queue.id);
  let places = (makerOf(queue.settings) === 'local' ? 1 : vendorPlaces) - running.length;
  if (pending.length === 0 || places <= 0) return false;
  const scripts = await spokenScriptsById(tx, queue.id);
  for (const item of pending) {
    if (places === 0) break;
    const order = await settleOrOrder({ tx, queue, scripts }, item);
    if (!order) continue;
    const videoId = await startCourseVideo(tx, jobs, order);
    await updateItem(tx, item, { status: 'processing', videoId, errorCode: null });
    places -= 1;
  }
  return true;
}

/** The order for an item's video. Null if the item ended without one. */
async function settleOrOrder({ tx, queue, scripts }: Moving, item: QueueItemRow) {
  const script = scripts.get(item.scriptId);
  const [{ playSeconds = 0 } = {}] = await measureSpoken([script]);
  const seen = { scriptRevision: script?.revision ?? null, playSeconds };
  await updateItem(tx, item, seen);
  if (!script || playSeconds === 0) {
    await updateItem(tx, item, { status: 'failed', errorCode: reasonOfSilence(script) });
    return null;
  }
  if (await isPresenterGone(tx, queue)) {
    await updateItem(tx, item, { status: 'failed', errorCode: 'PRESENTER_UNKNOWN' });
    return null;
  }
  const words = {
    title: item.contentTitle,
    script: script.content,
    language: script.language,
    settings: queue.settings,
  };
  const recipe = {
    ...words,
    ...(await figuresOfVideo(tx, queue, words)),
    ...(await pronunciationsOfVideo(tx, queue.companyId, words)),
  };
  const finished = await finishedVideoOf(tx, item.scriptId, recipe);
  if (finished) {
    await updateItem(tx, item, { status: 'completed', videoId: finished.id, errorCode: null });
    return null;
  }
  return {
    companyId: queue.companyId,
    projectId: queue.id,
    scriptId: item.scriptId,
    module: item.moduleTitle,
    queuePosition: item.position,
    recipe,
  };
}

/** True if the presenter was one of the company's own people, and was removed since. */
async function isPresenterGone(
  tx: Queryable,
  { companyId, settings: { portrait, presenterId } }: QueueRow,
): Promise<boolean> {
  return portrait !== undefined && (await portraitOf(tx, companyId, presenterId)) === null;
}

/** The reason why there is no text: the writer's error, or the author's own cut. */
function reasonOfSilence(script: SpokenScript | undefined): ErrorCode {
  return ERROR_CODES.find((known) => known === script?.errorCode) ?? 'NOTHING_TO_SAY';
}
