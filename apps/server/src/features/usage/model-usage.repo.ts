import type { TokenCount } from '@tarima/contract';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { modelCalls } from '#server/db/tables/model-usage.ts';

/** Whom a model is asked for. */
export type UsageOwner = { projectId: string } | { podcastId: string };

const isOf = (owner: UsageOwner, step: string) =>
  and(
    'projectId' in owner
      ? eq(modelCalls.projectId, owner.projectId)
      : eq(modelCalls.podcastId, owner.podcastId),
    eq(modelCalls.step, step),
  );

export const insertCall = (db: Queryable, call: typeof modelCalls.$inferInsert) =>
  db.insert(modelCalls).values(call);

/** The answer that was paid already; undefined where there is none. */
export async function findAnswer(
  db: Queryable,
  owner: UsageOwner,
  step: string,
  key: string,
): Promise<unknown> {
  const [row] = await db
    .select({ answer: modelCalls.answer })
    .from(modelCalls)
    .where(and(isOf(owner, step), eq(modelCalls.key, key), isNotNull(modelCalls.answer)))
    .orderBy(desc(modelCalls.createdAt))
    .limit(1);
  return row?.answer;
}

export const clearAnswers = (db: Queryable, owner: UsageOwner, step: string) =>
  db.update(modelCalls).set({ answer: null }).where(isOf(owner, step));

const OWNERS = { project: modelCalls.projectId, podcast: modelCalls.podcastId } as const;
export type OwnerKind = keyof typeof OWNERS;

/** What was spent for each of these; none for those that no model was paid for. */
export async function sumTokens(
  db: Queryable,
  kind: OwnerKind,
  ids: string[],
): Promise<Map<string, TokenCount>> {
  if (ids.length === 0) return new Map();
  const owner = OWNERS[kind];
  const { inputTokens, outputTokens, inputPrice, outputPrice } = modelCalls;
  const rows = await db
    .select({
      id: owner,
      inputTokens: sql<number>`sum(${inputTokens})`.mapWith(Number),
      outputTokens: sql<number>`sum(${outputTokens})`.mapWith(Number),
      // Of calls without a price nothing is known, and then nothing is known of the sum.
      unpriced:
        sql<number>`count(*) filter (where ${inputPrice} is null and ${inputTokens} + ${outputTokens} > 0)`.mapWith(
          Number,
        ),
      cost: sql<number>`coalesce(sum(${inputTokens} * ${inputPrice} + ${outputTokens} * ${outputPrice}), 0) / 1e6`.mapWith(
        Number,
      ),
    })
    .from(modelCalls)
    .where(inArray(owner, ids))
    .groupBy(owner);
  return new Map(
    rows.map(({ id, unpriced, cost, ...tokens }) => [
      id ?? '',
      { ...tokens, cost: unpriced > 0 ? null : cost },
    ]),
  );
}
