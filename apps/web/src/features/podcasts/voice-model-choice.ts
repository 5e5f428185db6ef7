import {
  type OutputLanguage,
  PODCAST_VOICES,
  type PodcastVoice,
  type PodcastVoiceModel,
  type podcastEndpoints,
} from '@tarima/contract';
import type { DataOf } from '#web/lib/api-client.ts';
import type { PodcastForm } from './podcast-form.schema.ts';

export type PodcastOptions = DataOf<typeof podcastEndpoints.options>;
type Wanted = Pick<PodcastForm, 'ttsModel' | 'outputLanguage' | 'ttsVoiceHost' | 'ttsVoiceGuest'>;

/** The voice behind a name. Undefined if the model has none in the language. */
export const voiceOf = (
  { voices }: PodcastOptions,
  model: PodcastVoiceModel,
  name: PodcastVoice,
  language: OutputLanguage,
): PodcastOptions['voices'][number] | undefined =>
  voices.find(
    (voice) => voice.model === model && voice.name === name && voice.language === language,
  );

/** The address of a voice's sample, which two names share if they share a voice. */
export const sampleOf = (...asked: Parameters<typeof voiceOf>): string | undefined =>
  voiceOf(...asked)?.previewUrl;

/** The name of the person behind a voice's name. The same in all models, whatever they offer. */
export const personOf = (
  options: PodcastOptions | undefined,
  name: PodcastVoice,
  language: OutputLanguage,
): string =>
  options?.voices.find((voice) => voice.name === name && voice.language === language)?.person ??
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The names that have a voice of their own. The chosen ones stay, even if they share a voice. */
export const namesToChoose = (
  { voices }: PodcastOptions,
  model: PodcastVoiceModel,
  language: OutputLanguage,
  chosen: readonly PodcastVoice[],
): PodcastVoice[] => {
  const own = voices.filter((voice) => voice.model === model && voice.language === language);
  return own
    .filter(
      ({ name, previewUrl }, index) =>
        chosen.includes(name) ||
        own.findIndex((other) => other.previewUrl === previewUrl) === index,
    )
    .map(({ name }) => name);
};

/** True if a model has two voices in a language. */
export const speaksLanguage = (
  { isAvailable, languages }: PodcastOptions['voiceModels'][number],
  language: OutputLanguage,
): boolean => isAvailable && languages.includes(language);

/**
 * The voice model of a form: the chosen one, if it speaks the language. Else the first that has two
 * different voices for the chosen names and costs nothing.
 */
export function voiceModelOf(
  { ttsModel, outputLanguage, ttsVoiceHost, ttsVoiceGuest }: Wanted,
  options: PodcastOptions | undefined,
): PodcastVoiceModel | undefined {
  if (!options) return ttsModel;
  const able = options.voiceModels.filter((model) => speaksLanguage(model, outputLanguage));
  if (able.some(({ id }) => id === ttsModel)) return ttsModel;
  const free = able.filter(({ characterPrice }) => characterPrice === undefined);
  const isPair = (id: PodcastVoiceModel) => {
    const host = sampleOf(options, id, ttsVoiceHost, outputLanguage);
    const guest = sampleOf(options, id, ttsVoiceGuest, outputLanguage);
    return host !== undefined && guest !== undefined && host !== guest;
  };
  return (free.find(({ id }) => isPair(id)) ?? free[0])?.id;
}

type Pair = Pick<PodcastForm, 'ttsVoiceHost' | 'ttsVoiceGuest'>;

/** The chosen pair. Others replace voices that the model lacks, or that sound the same. */
export function pairIn(
  options: PodcastOptions,
  model: PodcastVoiceModel,
  language: OutputLanguage,
  { ttsVoiceHost, ttsVoiceGuest }: Pair,
): Pair {
  const sample = (name: PodcastVoice) => sampleOf(options, model, name, language);
  const offered = PODCAST_VOICES.filter((name) => sample(name) !== undefined);
  const differing = (name: PodcastVoice) =>
    offered.find((other) => sample(other) !== sample(name)) ?? name;
  const host = sample(ttsVoiceHost) ? ttsVoiceHost : differing(ttsVoiceGuest);
  const isFit = sample(ttsVoiceGuest) && sample(ttsVoiceGuest) !== sample(host);
  return { ttsVoiceHost: host, ttsVoiceGuest: isFit ? ttsVoiceGuest : differing(host) };
}
