import type { TokenCount } from '@tarima/contract';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { modelCalls } from '#server/db/tables/model-usage.ts';

/** The project or podcast that a model works for. */
export type UsageOwner = { projectId: string } | { podcastId: string };

const isOf = (work: UsageOwner, step: string) =>
  and(
    'projectId' in work
      ? eq(modelCalls.projectId, work.projectId)
      : eq(modelCalls.podcastId, work.podcastId),
    eq(modelCalls.step, step),
  );

export const insertCall = (db: Queryable, call: typeof modelCalls.$inferInsert) =>
  db.insert(modelCalls).values(call);

/** The stored answer, which is paid already. Undefined if there is none. */
export async function findAnswer(
  db: Queryable,
  work: UsageOwner,
  step: string,
  key: string,
): Promise<unknown> {
  const [row] = await db
    .select({ answer: modelCalls.answer })
    .from(modelCalls)
    .where(and(isOf(work, step), eq(modelCalls.key, key), isNotNull(modelCalls.answer)))
    .orderBy(desc(modelCalls.createdAt))
    .limit(1);
  return row?.answer;
}

export const clearAnswers = (db: Queryable, work: UsageOwner, step: string) =>
  db.update(modelCalls).set({ answer: null }).where(isOf(work, step));

const WORK_COLUMNS = { project: modelCalls.projectId, podcast: modelCalls.podcastId } as const;
export type OwnerKind = keyof typeof WORK_COLUMNS;

const { inputTokens, outputTokens, inputPrice, outputPrice } = modelCalls;
const SUMS = {
  inputTokens: sql<number>`coalesce(sum(${inputTokens}), 0)`.mapWith(Number),
  outputTokens: sql<number>`coalesce(sum(${outputTokens}), 0)`.mapWith(Number),
  // One call without a price makes the whole cost unknown.
  unpriced:
    sql<number>`count(*) filter (where ${inputPrice} is null and ${inputTokens} + ${outputTokens} > 0)`.mapWith(
      Number,
    ),
  cost: sql<number>`coalesce(sum(${inputTokens} * ${inputPrice} + ${outputTokens} * ${outputPrice}), 0) / 1e6`.mapWith(
    Number,
  ),
};
const counted = ({ unpriced, cost, ...tokens }: TokenCount & { unpriced: number }): TokenCount => ({
  ...tokens,
  cost: unpriced > 0 ? null : cost,
});

/** The tokens and cost of each id. Ids without any call are left out. */
export async function sumTokens(
  db: Queryable,
  kind: OwnerKind,
  ids: string[],
): Promise<Map<string, TokenCount>> {
  if (ids.length === 0) return new Map();
  const column = WORK_COLUMNS[kind];
  const rows = await db
    .select({ id: column, ...SUMS })
    .from(modelCalls)
    .where(inArray(column, ids))
    .groupBy(column);
  return new Map(rows.map(({ id, ...sums }) => [id ?? '', counted(sums)]));
}

/** The tokens and cost of all work that there is. */
export async function sumAllTokens(db: Queryable): Promise<TokenCount> {
  const [sums] = await db.select(SUMS).from(modelCalls);
  return sums ? counted(sums) : { inputTokens: 0, outputTokens: 0, cost: 0 };
}
