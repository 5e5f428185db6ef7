import {
  errorMessage,
  type Language,
  type LanguageModelSettings,
  type MediaVendorId,
  type ModelCheck,
  type StudioSettings,
  type VendorCheck,
} from '@tarima/contract';
import { LanguageModelError, NO_USAGE } from '@tarima/writer';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { assertOwner } from '#server/kit/tenancy.ts';
import { priced } from '#server/settings/token-prices.ts';
import { checkMediaVendor, listMediaVendors } from './media-vendors.ts';

/** A small question that a model answers right only if it has read it. */
const QUESTION = {
  instructions: 'Add the two numbers of the material and write the sum.',
  material: '17 and 25',
  schema: z.object({ sum: z.literal(42) }),
  name: 'sum',
  maxOutputTokens: 200,
};

export function createSettingsService(
  context: Pick<Context, 'db' | 'settings' | 'providers' | 'log'>,
) {
  const { settings, providers, log } = context;

  function languageModel(): LanguageModelSettings | null {
    const choice = settings.languageModel;
    const model = providers.languageModel;
    if (!choice || !model) return null;
    const { model: name, baseUrl, key, prices } = choice;
    const server = new URL(baseUrl).host;
    return {
      model: name,
      server,
      hasKey: key !== undefined,
      prices,
      answerForm: model.answerForm(),
    };
  }

  return {
    async get(actor: Actor): Promise<StudioSettings> {
      assertOwner(actor);
      const { libreOffice } = providers.documents;
      return {
        languageModel: languageModel(),
        vendors: await listMediaVendors(context),
        libreOffice: libreOffice && { version: libreOffice.version },
      };
    },

    async checkVendor(
      actor: Actor,
      vendor: MediaVendorId,
      language: Language,
    ): Promise<VendorCheck> {
      assertOwner(actor);
      return checkMediaVendor(context, vendor, language);
    },

    /** Asks the model one small question. A failure is an answer here, not an error. */
    async checkLanguageModel(
      actor: Actor,
      language: Language,
      signal: AbortSignal,
    ): Promise<ModelCheck> {
      assertOwner(actor);
      const model = providers.languageModel;
      if (!model) throw new AppError('LANGUAGE_MODEL_MISSING');
      const started = performance.now();
      const { problem, usage } = await model.ask({ ...QUESTION, signal }).then(
        (answer) => ({ problem: null, usage: answer.usage }),
        (error: unknown) => {
          if (!(error instanceof LanguageModelError)) throw error;
          log.warn(
            { code: error.code, reason: error.message },
            'the language model failed a check',
          );
          const { code } = error;
          return { problem: { code, message: errorMessage(code, language) }, usage: error.usage };
        },
      );
      const now = languageModel();
      if (!now) throw new AppError('LANGUAGE_MODEL_MISSING');
      return {
        problem,
        milliseconds: Math.round(performance.now() - started),
        spent: priced(usage ?? NO_USAGE, now.prices),
        settings: now,
      };
    },
  };
}
