import {
  OUTPUT_LANGUAGE_CODES,
  type OutputLanguage,
  PODCAST_VOICES,
  type PodcastVoice,
  type PodcastVoiceModel,
  type PodcastVoices,
  type Voice,
} from '@tarima/contract';
import { type CastVoice, namedVoice, podcastVoice } from '@tarima/podcasts';
import type { PodcastBrief } from '#server/db/tables/podcasts.ts';
import { AppError } from '#server/kit/errors.ts';

/** A choice of voices. Without a model, the studio chooses one that costs nothing. */
export type VoiceChoice = Omit<PodcastVoices, 'ttsModel'> & {
  ttsModel?: PodcastVoiceModel | undefined;
};

/** The voice of a name in a voice model. Undefined if the model has none. */
export function castVoice(
  model: PodcastVoiceModel,
  name: PodcastVoice,
  outputLanguage: OutputLanguage,
  voices: readonly Voice[],
): CastVoice | undefined {
  const language = OUTPUT_LANGUAGE_CODES[outputLanguage];
  if (model === 'local') return podcastVoice(name, language);
  const own = voices.filter(({ voice_id }) => voice_id.startsWith(`${model}-`));
  return namedVoice(own, name, language);
}

/** True if a model has at least two voices for a conversation in a language. */
export function hasTwoVoices(
  model: PodcastVoiceModel,
  outputLanguage: OutputLanguage,
  voices: readonly Voice[],
): boolean {
  const cast = PODCAST_VOICES.map((name) => castVoice(model, name, outputLanguage, voices));
  return new Set(cast.flatMap((voice) => voice?.voiceId ?? [])).size > 1;
}

/** The two voices. Refuses where the model has no two for them, before anything is paid. */
export function castOf(
  { ttsModel, ttsVoiceHost, ttsVoiceGuest }: PodcastVoices,
  outputLanguage: OutputLanguage,
  voices: readonly Voice[],
): PodcastBrief['cast'] {
  const host = castVoice(ttsModel, ttsVoiceHost, outputLanguage, voices);
  const guest = castVoice(ttsModel, ttsVoiceGuest, outputLanguage, voices);
  if (!host || !guest) throw new AppError('VOICE_UNKNOWN');
  if (host.voiceId === guest.voiceId) throw new AppError('PODCAST_SAME_VOICE');
  return { host, guest };
}

/** The model of a choice. Natural voices where two are there for these names, else plain ones. */
export function modelOf(
  { ttsModel, ttsVoiceHost, ttsVoiceGuest }: VoiceChoice,
  outputLanguage: OutputLanguage,
  voices: readonly Voice[],
): PodcastVoiceModel {
  if (ttsModel) return ttsModel;
  const [host, guest] = [ttsVoiceHost, ttsVoiceGuest].map((name) =>
    castVoice('neural', name, outputLanguage, voices),
  );
  return host && guest && host.voiceId !== guest.voiceId ? 'neural' : 'local';
}
