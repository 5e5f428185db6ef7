import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import type { HostMessage } from '#server/db/tables/host-message.ts';
import { findCompany, hasDelivery, insertDelivery, listTaken } from './host-platform.repo.ts';

type Told = {
  libraryAssetId: string;
  companyId: string;
  message: Omit<HostMessage, 'data'> & { data: Omit<HostMessage['data'], 'company'> };
};

/**
 * Stores a message to the host platform in the transaction of its cause. Without a webhook it does
 * nothing.
 */
export async function tellHost(
  tx: Queryable,
  { live, jobs }: Pick<Context, 'live' | 'jobs'>,
  { libraryAssetId, companyId, message }: Told,
): Promise<void> {
  if (!live.choices().hostPlatform.webhook) return;
  const [id, jobId] = [randomUUID(), randomUUID()];
  const company = await findCompany(tx, companyId);
  const whole = { ...message, data: { company, ...message.data } };
  await insertDelivery(tx, { id, jobId, libraryAssetId, message: whole, status: 'waiting' });
  await jobs.enqueue(tx, 'deliver-to-host', { id, jobId });
}

/** False for an asset that is older than the webhook. */
export const wasTold = hasDelivery;

export const countTaken = async (db: Queryable, libraryAssetIds: string[]): Promise<number> =>
  (await listTaken(db, libraryAssetIds)).length;
