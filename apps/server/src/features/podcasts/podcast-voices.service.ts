import {
  type Language,
  OUTPUT_LANGUAGE_CODES,
  OUTPUT_LANGUAGES,
  type OutputLanguage,
  PODCAST_VOICE_MODELS,
  PODCAST_VOICES,
  type PodcastVoiceModel,
  type PodcastVoices,
  type Voice,
} from '@tarima/contract';
import { genderOf, personOf } from '@tarima/podcasts';
import type { Context } from '#server/context.ts';
import type { PodcastBrief } from '#server/db/tables/podcasts.ts';
import { previewAddress, type VoicesService } from '#server/features/catalogue/voices.service.ts';
import { speechPriceOf } from '#server/features/usage/model-usage.service.ts';
import { AppError } from '#server/kit/errors.ts';
import { castOf, castVoice, hasTwoVoices, modelOf, type VoiceChoice } from './podcast-cast.ts';
import { PODCAST_MESSAGES } from './podcast-messages.ts';

function styleOf(voiceId: string, voices: readonly Voice[]): string | null {
  const style = voices.find(({ voice_id }) => voice_id === voiceId)?.style;
  return style && style !== 'unknown' ? style : null;
}

export type PodcastVoicesService = ReturnType<typeof createPodcastVoicesService>;

/** The voice models of podcasts, and the voices behind the six names. */
export function createPodcastVoicesService({ live }: Pick<Context, 'live'>, voices: VoicesService) {
  const speech = () => live.vendors().speech.all;
  const isSetUp = (id: PodcastVoiceModel) => speech().some((model) => model.id === id);
  const isPaid = (id: PodcastVoiceModel) =>
    speech().some((model) => model.id === id && model.isPaid);

  /** Natural voices are available once there are some. Others are when they are set up. */
  function availability(id: PodcastVoiceModel, spoken: OutputLanguage[], language: Language) {
    const { notInstalled, notConfigured } = PODCAST_MESSAGES[language];
    const isAvailable = id === 'neural' ? spoken.length > 0 : isSetUp(id);
    const reason = id === 'neural' ? notInstalled : notConfigured;
    return { isAvailable, reason: isAvailable ? '' : reason };
  }

  return {
    async options(language: Language) {
      const offered = await voices.list();
      const models = PODCAST_VOICE_MODELS.filter(isSetUp);
      return {
        voiceModels: PODCAST_VOICE_MODELS.map((id) => {
          const languages = isSetUp(id)
            ? OUTPUT_LANGUAGES.filter((spoken) => hasTwoVoices(id, spoken, offered))
            : [];
          return {
            id,
            ...availability(id, languages, language),
            languages,
            ...(isPaid(id) && { characterPrice: speechPriceOf(live.choices().speech, id) }),
          };
        }),
        canTranslate: live.vendors().languageModel !== null,
        voices: models.flatMap((model) =>
          OUTPUT_LANGUAGES.flatMap((spoken) =>
            PODCAST_VOICES.flatMap((name) => {
              const cast = castVoice(model, name, spoken, offered);
              if (!cast) return [];
              const person = personOf(name, OUTPUT_LANGUAGE_CODES[spoken]);
              const style = styleOf(cast.voiceId, offered);
              const previewUrl = previewAddress(cast);
              const gender = genderOf(name);
              return [{ model, name, language: spoken, person, gender, style, previewUrl }];
            }),
          ),
        ),
      };
    },

    /** The voices of a choice, as a podcast keeps them. */
    async castFor(
      choice: VoiceChoice,
      outputLanguage: OutputLanguage,
    ): Promise<PodcastVoices & Pick<PodcastBrief, 'cast'>> {
      const offered = await voices.list();
      const { ttsVoiceHost, ttsVoiceGuest } = choice;
      const ttsModel = modelOf(choice, outputLanguage, offered);
      const isHere =
        isSetUp(ttsModel) &&
        (ttsModel !== 'neural' || hasTwoVoices(ttsModel, outputLanguage, offered));
      if (!isHere) throw new AppError('PODCAST_VOICE_MODEL_UNAVAILABLE');
      const voiced = { ttsModel, ttsVoiceHost, ttsVoiceGuest };
      return { ...voiced, cast: castOf(voiced, outputLanguage, offered) };
    },
  };
}
