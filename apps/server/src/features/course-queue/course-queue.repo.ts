import { and, asc, eq, exists, inArray, not, or, sql } from 'drizzle-orm';
import { isScriptOfContent } from '#server/db/contents-of-course.ts';
import type { Queryable } from '#server/db/database.ts';
import { courseQueueItems, courseQueues } from '#server/db/tables/course-queue.ts';
import { scripts } from '#server/db/tables/scripts.ts';

export type QueueRow = typeof courseQueues.$inferSelect;
export type QueueItemRow = typeof courseQueueItems.$inferSelect;

export async function findQueue(db: Queryable, id: string): Promise<QueueRow | null> {
  const [row] = await db.select().from(courseQueues).where(eq(courseQueues.id, id));
  return row ?? null;
}

/** Reads a queue and locks it until the transaction ends. */
export async function lockQueue(tx: Queryable, id: string): Promise<QueueRow | null> {
  const [row] = await tx.select().from(courseQueues).where(eq(courseQueues.id, id)).for('update');
  return row ?? null;
}

/** Adds a queue where there is none. The second of two at once waits and does nothing. */
export const insertQueue = (tx: Queryable, queue: typeof courseQueues.$inferInsert) =>
  tx.insert(courseQueues).values(queue).onConflictDoNothing();

export const updateQueue = (
  tx: Queryable,
  id: string,
  changes: Partial<Pick<QueueRow, 'settings' | 'isPaused'>>,
) => tx.update(courseQueues).set(changes).where(eq(courseQueues.id, id));

export const deleteQueue = (db: Queryable, id: string) =>
  db.delete(courseQueues).where(eq(courseQueues.id, id));

/** True for an item whose content the course still has. An undo brings removed ones back. */
const isOfContent = (queueId: string | typeof courseQueues.id) =>
  inArray(
    courseQueueItems.scriptId,
    sql`(select ${scripts.id} from ${scripts}
      where ${scripts.projectId} = ${queueId} and ${isScriptOfContent(queueId)})`,
  );

/** The items of the contents that the course has now. */
export const listItems = (db: Queryable, queueId: string) =>
  db
    .select()
    .from(courseQueueItems)
    .where(and(eq(courseQueueItems.queueId, queueId), isOfContent(queueId)))
    .orderBy(asc(courseQueueItems.position));

/** The items whose videos are being made, of removed contents too. */
export const listRunning = (db: Queryable, queueId: string) =>
  db
    .select()
    .from(courseQueueItems)
    .where(and(eq(courseQueueItems.queueId, queueId), eq(courseQueueItems.status, 'processing')));

export async function replaceItems(
  tx: Queryable,
  queueId: string,
  items: (typeof courseQueueItems.$inferInsert)[],
): Promise<void> {
  await tx.delete(courseQueueItems).where(eq(courseQueueItems.queueId, queueId));
  await tx.insert(courseQueueItems).values(items);
}

export const updateItem = (
  tx: Queryable,
  { queueId, scriptId }: QueueItemRow,
  changes: Partial<QueueItemRow>,
) =>
  tx
    .update(courseQueueItems)
    .set(changes)
    .where(and(eq(courseQueueItems.queueId, queueId), eq(courseQueueItems.scriptId, scriptId)));

/** The queues that are neither paused nor ended. */
export async function listMovingQueues(db: Queryable): Promise<string[]> {
  const openItems = db
    .select({ position: courseQueueItems.position })
    .from(courseQueueItems)
    .where(
      and(
        eq(courseQueueItems.queueId, courseQueues.id),
        or(
          eq(courseQueueItems.status, 'processing'),
          and(eq(courseQueueItems.status, 'pending'), isOfContent(courseQueues.id)),
        ),
      ),
    );
  const rows = await db
    .select({ id: courseQueues.id })
    .from(courseQueues)
    .where(and(not(courseQueues.isPaused), exists(openItems)));
  return rows.map(({ id }) => id);
}
