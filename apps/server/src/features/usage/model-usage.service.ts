import type { ModelUsage, ProjectType, SpeechCount, TokenCount } from '@tarima/contract';
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
  sumTokens,
  type UsageOwner,
} from './model-usage.repo.ts';
import { rememberAnswers } from './remember-answers.ts';
import { insertCharge, sumCharges } from './vendor-charges.repo.ts';

const NO_TOKENS = { inputTokens: 0, outputTokens: 0, cost: 0 };
const NO_SPEECH = { characters: 0, cost: 0 };

/** Whom a voice speaks for; nobody where it is only tried. */
type SpeechOwner = { projectId: string; videoId?: string } | { podcastId: string } | null;

export { speechPriceOf } from './count-characters.ts';
export { countTokens } from './estimate-tokens.ts';
export type { UsageOwner } from './model-usage.repo.ts';

/**
 * The work of a step is stored: its answers are of no more use, and the same question means another
 * answer from now on. In the transaction that stores it.
 */
export const forgetAnswers = (tx: Queryable, owner: UsageOwner, step: string) =>
  clearAnswers(tx, owner, step);

/** What models and voices were paid for each of these; none for those that nothing was paid for. */
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

/** What a model will cost and has cost for each of these projects; null where there is none. */
export async function modelUsageOf(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  projects: Measured[],
): Promise<Map<string, ModelUsage | null>> {
  const prices = settings.languageModel?.prices ?? null;
  const spent = await spentBy(
    db,
    'project',
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
          spent: known?.tokens ?? priced({ inputTokens: 0, outputTokens: 0 }, prices),
          speech: known?.speech ?? NO_SPEECH,
        },
      ];
    }),
  );
}

/** What a model has cost for each of these podcasts; their sources are not measured before the work. */
export async function podcastUsageOf(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  ids: string[],
): Promise<Map<string, ModelUsage | null>> {
  const prices = settings.languageModel?.prices ?? null;
  const known = await spentBy(db, 'podcast', ids);
  const nothing = priced({ inputTokens: 0, outputTokens: 0 }, prices);
  return new Map(
    ids.map((id) => {
      const found = known.get(id);
      if (!found && !settings.languageModel) return [id, null];
      const { tokens, speech } = found ?? { tokens: nothing, speech: NO_SPEECH };
      return [id, { estimate: null, spent: tokens, speech }];
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
  function withUsage(owner: UsageOwner, step: string): LanguageModel | null {
    const model = providers.languageModel;
    if (!model) return null;
    const prices = settings.languageModel?.prices;
    return rememberAnswers(model, {
      find: (key) => findAnswer(db, owner, step, key),
      keep: (key, answer, usage) =>
        insertCall(db, {
          ...owner,
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

    /** Who speaks a voice, for somebody's work: each clip that is paid is written down with its price. */
    speechFor(owner: SpeechOwner, voiceId: string): SpeechModel {
      const model = providers.speech.of(voiceId);
      if (!model) throw new AppError('VOICE_UNKNOWN');
      const price = speechPriceOf(settings.speech, model.id);
      return countCharacters(model, async (characters) => {
        await insertCharge(db, {
          ...owner,
          vendor: model.id,
          kind: 'characters',
          units: characters,
          unitPrice: price === null ? null : price / 1e6,
        });
      });
    },

    /** Who writes one step of somebody's work: the language model, or the local writer without one. */
    writerFor(owner: UsageOwner, step: string): Writer {
      const model = withUsage(owner, step);
      return model ? createModelWriter(model, providers.writer) : providers.writer;
    },
  };
}
