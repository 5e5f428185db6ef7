import { and, eq, inArray, isNull, ne, not, or } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { voiceModelFetches } from '#server/db/tables/voice-model-fetches.ts';
import { begunAnew } from '#server/db/tables/work-columns.ts';
import { createWorkRows } from '#server/db/work-rows.ts';
import type { FetchSource } from './model-folders.ts';

export type FetchRow = typeof voiceModelFetches.$inferSelect;

const { id, modelId, jobId, attemptId, stage, status, sha256 } = voiceModelFetches;
const isOpen = inArray(status, ['waiting', 'processing']);
/** A network that comes and goes is tried for longer than other work. */
const MOST_RETRIES = 20;

/** A row that asks for its hash has no job, and needs none. */
export const voiceModelRows = createWorkRows(voiceModelFetches, {
  ofTheJob: or(isNull(stage), ne(stage, 'asking')),
  mostRetries: MOST_RETRIES,
});

export const listFetches = (db: Queryable): Promise<FetchRow[]> =>
  db.select().from(voiceModelFetches);

export async function findFetch(db: Queryable, model: string): Promise<FetchRow | null> {
  const [row] = await db.select().from(voiceModelFetches).where(eq(modelId, model));
  return row ?? null;
}

export async function findFetchById(db: Queryable, rowId: string): Promise<FetchRow | null> {
  const [row] = await db.select().from(voiceModelFetches).where(eq(id, rowId));
  return row ?? null;
}

/** Starts in place of an earlier attempt. Null if one is under way. */
export async function startFetch(
  tx: Queryable,
  begun: { modelId: string; jobId: string; source: FetchSource; totalBytes: number | null },
): Promise<string | null> {
  const { source, totalBytes } = begun;
  const facts = { source, totalBytes, bytes: 0, sha256: null, confirmedSha256: null };
  const [row] = await tx
    .insert(voiceModelFetches)
    .values({ ...begun, status: 'waiting' })
    .onConflictDoUpdate({
      target: modelId,
      set: { ...begunAnew(begun.jobId), ...facts },
      setWhere: not(isOpen),
    })
    .returning({ id });
  return row?.id ?? null;
}

export const noteBytes = (
  db: Queryable,
  rowId: string,
  facts: Pick<FetchRow, 'bytes' | 'totalBytes'>,
) => db.update(voiceModelFetches).set(facts).where(eq(id, rowId));

/** Ends an attempt that needs the owner's answer. The row stays open without a job. */
export const askForHash = (
  db: Queryable,
  { rowId, attempt, hash }: { rowId: string; attempt: string; hash: string },
) =>
  db
    .update(voiceModelFetches)
    .set({ status: 'waiting', stage: 'asking', sha256: hash, jobId: null, attemptId: null })
    .where(and(eq(id, rowId), eq(attemptId, attempt), isOpen));

/** Hands a row that asks for this hash to its next job. Null if none does. */
export async function confirmHash(
  tx: Queryable,
  answer: { modelId: string; sha256: string; jobId: string },
): Promise<string | null> {
  const [row] = await tx
    .update(voiceModelFetches)
    .set({ stage: null, confirmedSha256: answer.sha256, jobId: answer.jobId })
    .where(
      and(
        eq(modelId, answer.modelId),
        eq(stage, 'asking'),
        eq(sha256, answer.sha256),
        isNull(jobId),
        isOpen,
      ),
    )
    .returning({ id });
  return row?.id ?? null;
}

/** Answers the id of its job. */
export async function deleteFetch(tx: Queryable, model: string): Promise<string | null> {
  const [row] = await tx.delete(voiceModelFetches).where(eq(modelId, model)).returning({ jobId });
  return row?.jobId ?? null;
}
