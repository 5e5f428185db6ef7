import { isDeepStrictEqual } from 'node:util';
import { ERROR_CODES, type ErrorCode } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  type SpokenScript,
  spokenScriptsById,
} from '#server/features/courses/course-contents.service.ts';
import {
  finishedVideoOf,
  startCourseVideo,
  videosById,
} from '#server/features/videos/course-videos.service.ts';
import { makerOf } from '#server/features/videos/plan-settings.ts';
import {
  listItems,
  lockQueue,
  type QueueItemRow,
  type QueueRow,
  updateItem,
} from './course-queue.repo.ts';
import { measureSpoken } from './queue-items.ts';

/** What a queue needs to start videos. */
export type Starting = {
  jobs: Context['jobs'];
  /** How many of a course a vendor makes at a time; this machine makes one. */
  vendorPlaces: number;
};
type Moving = { tx: Queryable; queue: QueueRow; scripts: Map<string, SpokenScript> };

/**
 * Brings a queue to where it should be: ended videos end their items, and where there is
 * room the next begins. It may be called at any moment and any number of times; false where nothing was to
 * be done.
 */
export async function advanceQueue(
  tx: Queryable,
  starting: Starting,
  id: string,
): Promise<boolean> {
  const queue = await lockQueue(tx, id);
  if (!queue) return false;
  const hasSettled = await settleEnded(tx, queue);
  return (!queue.isPaused && (await startNext(tx, starting, queue))) || hasSettled;
}

/** Ends at once every item that needs no video: it is there already, or there is nothing to say. */
export async function settleWithoutVideo(tx: Queryable, queue: QueueRow): Promise<void> {
  const scripts = await spokenScriptsById(tx, queue.id);
  for (const item of await listItems(tx, queue.id)) {
    if (item.status === 'pending') await settleOrOrder({ tx, queue, scripts }, item);
  }
}

async function settleEnded(tx: Queryable, queue: QueueRow): Promise<boolean> {
  const items = (await listItems(tx, queue.id)).filter(({ status }) => status === 'processing');
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

type Video = Awaited<ReturnType<typeof videosById>> extends Map<unknown, infer Row> ? Row : never;

/** What has become of an item by what has become of its video; null while that is being made. */
function changeBy(queue: QueueRow, video: Video | undefined): Partial<QueueItemRow> | null {
  if (!video) return { status: 'failed', errorCode: 'CANCELLED' satisfies ErrorCode };
  if (video.status === 'waiting' || video.status === 'processing') return null;
  // Somebody was making this content's video by hand and otherwise: now comes the queue's own.
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
  const running = items.filter(({ status }) => status === 'processing');
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

/** What is to be made for an item; null where it has ended without. */
async function settleOrOrder({ tx, queue, scripts }: Moving, item: QueueItemRow) {
  const script = scripts.get(item.scriptId);
  const [{ playSeconds = 0 } = {}] = await measureSpoken([script]);
  const seen = { scriptRevision: script?.revision ?? null, playSeconds };
  await updateItem(tx, item, seen);
  if (!script || playSeconds === 0) {
    await updateItem(tx, item, { status: 'failed', errorCode: reasonOfSilence(script) });
    return null;
  }
  const recipe = {
    title: item.contentTitle,
    script: script.content,
    language: script.language,
    settings: queue.settings,
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

/** Why there is no text: the writer's reason, or the author took it out. */
function reasonOfSilence(script: SpokenScript | undefined): ErrorCode {
  return ERROR_CODES.find((known) => known === script?.errorCode) ?? 'NOTHING_TO_SAY';
}
