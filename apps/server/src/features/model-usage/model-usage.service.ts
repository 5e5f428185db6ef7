import type { ModelUsage, ProjectType } from '@tarima/contract';
import type { LanguageModel } from '@tarima/writer';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { createModelWriter } from '#server/providers/write-by-model.ts';
import type { Writer } from '#server/providers/writer-port.ts';
import { estimateTokens } from './estimate-tokens.ts';
import {
  clearAnswers,
  findAnswer,
  insertCall,
  type ModelCustomer,
  sumByProject,
} from './model-usage.repo.ts';
import { rememberAnswers } from './remember-answers.ts';
import { priced } from './token-prices.ts';

export { countTokens } from './estimate-tokens.ts';
export type { ModelCustomer } from './model-usage.repo.ts';

/**
 * The work of a step is stored: its answers are of no more use, and the same question means another
 * answer from now on. In the transaction that stores it.
 */
export const forgetAnswers = (tx: Queryable, customer: ModelCustomer, step: string) =>
  clearAnswers(tx, customer, step);

type Measured = { id: string; type: ProjectType; sourceTokens: number | null };

/** What a model will cost and has cost for each of these projects; null where there is none. */
export async function modelUsageOf(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  projects: Measured[],
): Promise<Map<string, ModelUsage | null>> {
  const prices = settings.languageModel?.prices ?? null;
  const spent = await sumByProject(
    db,
    projects.map(({ id }) => id),
  );
  return new Map(
    projects.map(({ id, type, sourceTokens }) => {
      const known = spent.get(id);
      if (!settings.languageModel && !known) return [id, null];
      const isEstimated = settings.languageModel && sourceTokens !== null;
      return [
        id,
        {
          estimate: isEstimated ? priced(estimateTokens(type, sourceTokens), prices) : null,
          spent: known ?? priced({ inputTokens: 0, outputTokens: 0 }, prices),
        },
      ];
    }),
  );
}

export type ModelUsageService = ReturnType<typeof createModelUsageService>;

export function createModelUsageService({
  db,
  settings,
  providers,
}: Pick<Context, 'db' | 'settings' | 'providers'>) {
  /**
   * The language model, for one step of somebody's work: what it answers is written down with its
   * price as it comes, and found again when the step is begun again. Null where none is set up.
   */
  function withUsage(customer: ModelCustomer, step: string): LanguageModel | null {
    const model = providers.languageModel;
    if (!model) return null;
    const prices = settings.languageModel?.prices;
    return rememberAnswers(model, {
      find: (key) => findAnswer(db, customer, step, key),
      keep: (key, answer, usage) =>
        insertCall(db, {
          ...customer,
          step,
          key,
          answer,
          model: model.id,
          ...usage,
          inputPrice: prices?.input,
          outputPrice: prices?.output,
        }),
    });
  }

  return {
    withUsage,

    /** Who writes one step of somebody's work: the language model, or the local writer without one. */
    writerFor(customer: ModelCustomer, step: string): Writer {
      const model = withUsage(customer, step);
      return model ? createModelWriter(model, providers.writer) : providers.writer;
    },
  };
}
