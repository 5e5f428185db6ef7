import type { PresenterOrder } from '@tarima/presenters';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { presenterOrders } from '#server/db/tables/videos.ts';

export async function findOrder(db: Queryable, key: string): Promise<PresenterOrder | null> {
  const [row] = await db.select().from(presenterOrders).where(eq(presenterOrders.key, key));
  return row ? { nonce: row.nonce, sentAt: row.sentAt.getTime(), vendorId: row.vendorId } : null;
}

export async function saveOrder(
  db: Queryable,
  { key, projectId }: { key: string; projectId: string },
  { nonce, sentAt, vendorId }: PresenterOrder,
): Promise<void> {
  const order = { nonce, sentAt: new Date(sentAt), vendorId };
  await db
    .insert(presenterOrders)
    .values({ key, projectId, ...order })
    .onConflictDoUpdate({ target: presenterOrders.key, set: order });
}

export const deleteOrder = (db: Queryable, key: string) =>
  db.delete(presenterOrders).where(eq(presenterOrders.key, key));
