import type {
  Language,
  LanguageModelSettings,
  MediaVendorId,
  ModelCheck,
  StudioSettings,
  VendorCheck,
} from '@tarima/contract';
import type { Context } from '#server/context.ts';
import type { Actor } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import { assertOwner } from '#server/kit/tenancy.ts';
import { askLanguageModel } from './ask-language-model.ts';
import { checkMediaVendor, listMediaVendors } from './media-vendors.ts';

/** The settings in force, and checks of them. */
export function createSettingsService(context: Pick<Context, 'db' | 'live' | 'providers' | 'log'>) {
  const { live, providers, log } = context;

  function languageModel(): LanguageModelSettings | null {
    const choice = live.choices().languageModel;
    const model = live.vendors().languageModel;
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
      return checkMediaVendor(live.vendors(), vendor, { language, log });
    },

    async checkLanguageModel(
      actor: Actor,
      language: Language,
      signal: AbortSignal,
    ): Promise<ModelCheck> {
      assertOwner(actor);
      const model = live.vendors().languageModel;
      const settings = languageModel();
      if (!model || !settings) throw new AppError('LANGUAGE_MODEL_MISSING');
      const answer = await askLanguageModel(model, settings.prices, { language, signal, log });
      return { ...answer, settings: { ...settings, answerForm: model.answerForm() } };
    },
  };
}
