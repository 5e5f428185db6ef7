import {
  absenceOf,
  type ModelUsage,
  type ProjectType,
  type SpeechCount,
  type TokenCount,
} from '@tarima/contract';
import type { SpeechModel } from '@tarima/speech';
import { createModelWriter, type LanguageModel, type Writer } from '@tarima/writer';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/db/database.ts';
import { AppError } from '#server/kit/errors.ts';
import { priced } from '#server/settings/token-prices.ts';
import { countCharacters, speechPriceOf } from './count-characters.ts';
import { estimateTokens } from './estimate-tokens.ts';
import {
  clearAnswers,
  findAnswer,
  insertCall,
  type OwnerKind,
  sumAllTokens,
  sumTokens,
  type UsageOwner,
} from './model-usage.repo.ts';
import { rememberAnswers } from './remember-answers.ts';
import { tokenPayments } from './token-payments.ts';
import { sumCharges } from './vendor-charges.repo.ts';
import { recordCharge } from './vendor-charges.service.ts';

const NO_TOKENS = { inputTokens: 0, outputTokens: 0, cost: 0 };
const NO_SPEECH = { characters: 0, cost: 0 };

/** The work that a voice speaks for. Null for a sample. */
type SpokenWork = { projectId: string; videoId?: string } | { podcastId: string } | null;

export { speechPriceOf } from './count-characters.ts';
export { countTokens } from './estimate-tokens.ts';
export type { UsageOwner } from './model-usage.repo.ts';

/**
 * Forgets the answers of a finished step, in the transaction that stores its work. From then on the
 * same question is asked anew.
 */
export const forgetAnswers = (tx: Queryable, work: UsageOwner, step: string) =>
  clearAnswers(tx, work, step);

/** The tokens of all models so far, and their cost. */
export const spentOnModels = (db: Queryable): Promise<TokenCount> => sumAllTokens(db);

/** The tokens and characters paid for each id. Ids without any are left out. */
async function spentBy(
  db: Queryable,
  kind: OwnerKind,
  ids: string[],
): Promise<Map<string, { tokens: TokenCount; speech: SpeechCount }>> {
  const tokens = await sumTokens(db, kind, ids);
  const speech = await sumCharges(db, kind, ids, 'characters');
  const known = ids.filter((id) => tokens.has(id) || speech.has(id));
  return new Map(
    known.map((id) => {
      const spoken = speech.get(id);
      const count = spoken ? { characters: spoken.units, cost: spoken.cost } : NO_SPEECH;
      return [id, { tokens: tokens.get(id) ?? NO_TOKENS, speech: count }];
    }),
  );
}

type Measured = { id: string; type: ProjectType; sourceTokens: number | null };

/** The expected and actual cost of each project. Null without a model and without any cost. */
export async function modelUsageOf(
  { db, live }: Pick<Context, 'db' | 'live'>,
  projects: Measured[],
): Promise<Map<string, ModelUsage | null>> {
  const { languageModel } = live.choices();
  const prices = languageModel?.prices ?? null;
  const spent = await spentBy(
    db,
    'project',
    projects.map(({ id }) => id),
  );
  return new Map(
    projects.map(({ id, type, sourceTokens }) => {
      const known = spent.get(id);
      if (!languageModel && !known) return [id, null];
      const isEstimated = languageModel && sourceTokens !== null;
      return [
        id,
        {
          estimate: isEstimated ? priced(estimateTokens(type, sourceTokens), prices) : null,
          spent: known?.tokens ?? priced({ inputTokens: 0, outputTokens: 0 }, prices),
          speech: known?.speech ?? NO_SPEECH,
        },
      ];
    }),
  );
}

/** The cost of each podcast. There is no estimate, since sources are not measured beforehand. */
export async function podcastUsageOf(
  { db, live }: Pick<Context, 'db' | 'live'>,
  ids: string[],
): Promise<Map<string, ModelUsage | null>> {
  const { languageModel } = live.choices();
  const prices = languageModel?.prices ?? null;
  const known = await spentBy(db, 'podcast', ids);
  const nothing = priced({ inputTokens: 0, outputTokens: 0 }, prices);
  return new Map(
    ids.map((id) => {
      const found = known.get(id);
      if (!found && !languageModel) return [id, null];
      const { tokens, speech } = found ?? { tokens: nothing, speech: NO_SPEECH };
      return [id, { estimate: null, spent: tokens, speech }];
    }),
  );
}

export type ModelUsageService = ReturnType<typeof createModelUsageService>;

export function createModelUsageService({
  db,
  live,
  providers,
  observer,
}: Pick<Context, 'db' | 'live' | 'providers' | 'observer'>) {
  /**
   * The language model for one step of a piece of work. Each answer is stored with its price, and
   * found again when the step is repeated. Null if no model is set up.
   */
  function withUsage(work: UsageOwner, step: string): LanguageModel | null {
    const model = live.vendors().languageModel;
    if (!model) return null;
    const prices = live.choices().languageModel?.prices ?? null;
    return rememberAnswers(model, {
      find: (key) => findAnswer(db, work, step, key),
      async keep(key, answer, usage) {
        await insertCall(db, {
          ...work,
          step,
          key,
          answer,
          model: model.id,
          ...usage,
          inputPrice: prices?.input,
          outputPrice: prices?.output,
        });
        for (const payment of tokenPayments(usage, prices)) observer.paid(payment);
      },
    });
  }

  return {
    withUsage,

    /** The speech model of a voice. Each paid clip is stored with its price. */
    speechFor(work: SpokenWork, voiceId: string): SpeechModel {
      const model = live.vendors().speech.of(voiceId);
      if (!model) throw new AppError(absenceOf(voiceId));
      const price = speechPriceOf(live.choices().speech, model.id);
      return countCharacters(model, async (characters) => {
        await recordCharge(
          { db, observer },
          {
            ...work,
            vendor: model.id,
            kind: 'characters',
            units: characters,
            unitPrice: price === null ? null : price / 1e6,
          },
        );
      });
    },

    /** The writer of one step: the language model, or the local writer without one. */
    writerFor(work: UsageOwner, step: string): Writer {
      const model = withUsage(work, step);
      return model ? createModelWriter(model, providers.writer) : providers.writer;
    },
  };
}
