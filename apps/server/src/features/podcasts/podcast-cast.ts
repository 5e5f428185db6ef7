import {
  OUTPUT_LANGUAGE_CODES,
  type OutputLanguage,
  type PodcastVoice,
  type PodcastVoiceModel,
  type Voice,
} from '@tarima/contract';
import { type CastVoice, podcastVoice, vendorVoice } from '@tarima/podcasts';
import type { PodcastBrief } from '#server/db/tables/podcasts.ts';
import { AppError } from '#server/kit/errors.ts';

/** The voice of a name in a voice model. Undefined if the model has none. */
export function castVoice(
  model: PodcastVoiceModel,
  name: PodcastVoice,
  outputLanguage: OutputLanguage,
  voices: Voice[],
): CastVoice | undefined {
  const language = OUTPUT_LANGUAGE_CODES[outputLanguage];
  if (model === 'local') return podcastVoice(name, language);
  const own = voices.filter(({ voice_id }) => voice_id.startsWith(`${model}-`));
  return vendorVoice(own, name, language);
}

/** The two voices. Refuses where the vendor has no two for them, before anything is paid. */
export function castOf(
  { ttsModel, ttsVoiceHost, ttsVoiceGuest, outputLanguage }: Omit<PodcastBrief, 'cast'>,
  voices: Voice[],
): PodcastBrief['cast'] {
  const host = castVoice(ttsModel, ttsVoiceHost, outputLanguage, voices);
  const guest = castVoice(ttsModel, ttsVoiceGuest, outputLanguage, voices);
  if (!host || !guest) throw new AppError('VOICE_UNKNOWN');
  if (host.voiceId === guest.voiceId) throw new AppError('PODCAST_SAME_VOICE');
  return { host, guest };
}
