import type { TokenCount } from '@tarima/contract';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { modelCalls } from './model-usage.schema.ts';

/** Whom a model is asked for. */
export type ModelCustomer = { projectId: string } | { podcastId: string };

const isOf = (customer: ModelCustomer, step: string) =>
  and(
    'projectId' in customer
      ? eq(modelCalls.projectId, customer.projectId)
      : eq(modelCalls.podcastId, customer.podcastId),
    eq(modelCalls.step, step),
  );

export const insertCall = (db: Queryable, call: typeof modelCalls.$inferInsert) =>
  db.insert(modelCalls).values(call);

/** The answer that was paid already; undefined where there is none. */
export async function findAnswer(
  db: Queryable,
  customer: ModelCustomer,
  step: string,
  key: string,
): Promise<unknown> {
  const [row] = await db
    .select({ answer: modelCalls.answer })
    .from(modelCalls)
    .where(and(isOf(customer, step), eq(modelCalls.key, key), isNotNull(modelCalls.answer)))
    .orderBy(desc(modelCalls.createdAt))
    .limit(1);
  return row?.answer;
}

export const clearAnswers = (db: Queryable, customer: ModelCustomer, step: string) =>
  db.update(modelCalls).set({ answer: null }).where(isOf(customer, step));

/** What was spent for each of these projects; none for those that asked no model. */
export async function sumByProject(
  db: Queryable,
  projectIds: string[],
): Promise<Map<string, TokenCount>> {
  if (projectIds.length === 0) return new Map();
  const { inputTokens, outputTokens, inputPrice, outputPrice } = modelCalls;
  const rows = await db
    .select({
      projectId: modelCalls.projectId,
      inputTokens: sql<number>`sum(${inputTokens})`.mapWith(Number),
      outputTokens: sql<number>`sum(${outputTokens})`.mapWith(Number),
      // Of calls without a price nothing is known, and then nothing is known of the sum.
      unpriced: sql<number>`count(*) filter (where ${inputPrice} is null)`.mapWith(Number),
      cost: sql<number>`coalesce(sum(${inputTokens} * ${inputPrice} + ${outputTokens} * ${outputPrice}), 0) / 1e6`.mapWith(
        Number,
      ),
    })
    .from(modelCalls)
    .where(inArray(modelCalls.projectId, projectIds))
    .groupBy(modelCalls.projectId);
  return new Map(
    rows.map(({ projectId, unpriced, cost, ...tokens }) => [
      projectId ?? '',
      { ...tokens, cost: unpriced > 0 ? null : cost },
    ]),
  );
}
