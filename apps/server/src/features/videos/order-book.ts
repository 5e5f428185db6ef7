import { createHash } from 'node:crypto';
import type { OrderBook } from '@tarima/presenters';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { recordCharge } from '#server/features/usage/vendor-charges.service.ts';
import { deleteOrder, findOrder, saveOrder } from './presenter-orders.repo.ts';
import type { VideoRow } from './videos.repo.ts';

/** The key of an order: the same script with the same looks, for the same place. */
function orderKeyOf({ projectId, scriptId, provider, recipe }: VideoRow): string {
  const { title, script, language, settings } = recipe;
  const { presenterId, voiceId, locale, format, background } = settings;
  const said = [title, script, language, presenterId, voiceId, locale, format, background];
  return createHash('sha256')
    .update(JSON.stringify([provider, scriptId ?? projectId, said]))
    .digest('hex');
}

/** Stores the orders to a vendor for a video, and its bills. */
export function createOrderBook(
  context: Pick<Context, 'db' | 'live' | 'observer'>,
  video: VideoRow,
): OrderBook {
  const { db, live } = context;
  const key = orderKeyOf(video);
  const { projectId, provider } = video;
  // The price at which the work began, whatever the owner changes meanwhile.
  const unitPrice = live.choices().heygen?.pricePerSecond ?? null;
  return {
    find: () => findOrder(db, key),
    keep: (order) => saveOrder(db, { key, projectId }, order),
    async billed(vendorId, seconds) {
      await recordCharge(context, {
        projectId,
        videoId: video.id,
        vendor: provider,
        kind: 'video-seconds',
        units: seconds,
        unitPrice,
        reference: vendorId,
      });
    },
    async drop() {
      await deleteOrder(db, key);
    },
  };
}

/** Deletes an order in the transaction that stores its video. */
export const endOrder = (tx: Queryable, video: VideoRow) => deleteOrder(tx, orderKeyOf(video));

/** True if a video is ordered, and was not stored yet. */
export const isOrdered = async (db: Queryable, video: VideoRow): Promise<boolean> =>
  (await findOrder(db, orderKeyOf(video))) !== null;
