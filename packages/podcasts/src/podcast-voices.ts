import type { Gender, PodcastVoice } from '@tarima/contract';
import { type LocalVoice, VOICE_CATALOGUE } from '@tarima/speech';
import type { CastVoice, EpisodeLanguage } from './episode.ts';
import { PodcastError } from './podcast-error.ts';

/** The local timbre of each name: three women, three men, the default pair an octave apart. */
const TIMBRES: Record<PodcastVoice, LocalVoice['timbre']> = {
  alloy: 'clear',
  echo: 'firm',
  fable: 'soft',
  onyx: 'deep',
  nova: 'bright',
  shimmer: 'mellow',
};

/** Both people of a conversation speak with this accent, whatever their own is. */
export const EPISODE_LOCALES: Record<EpisodeLanguage, string> = {
  es: 'es_MX',
  en: 'en_US',
  pt: 'pt_BR',
  fr: 'fr_FR',
  de: 'de_DE',
  it: 'it_IT',
};

/** The local voice and accent for a podcast's voice name in a language. */
export const podcastVoice = (name: PodcastVoice, language: EpisodeLanguage): CastVoice => ({
  voiceId: localVoice(name, language).id,
  locale: EPISODE_LOCALES[language],
});

/**
 * The person's name for a voice's name in a language, such as "Lucía" for `alloy`.
 * It is the local voice's own name. Other models cast a voice of the same gender, so it fits them.
 */
export const personOf = (name: PodcastVoice, language: EpisodeLanguage): string =>
  localVoice(name, language).name;

function localVoice(name: PodcastVoice, language: EpisodeLanguage): LocalVoice {
  const found = VOICE_CATALOGUE.find(
    (voice) => voice.language === language && voice.timbre === TIMBRES[name],
  );
  if (!found) throw new PodcastError('VOICE_UNKNOWN', `No ${language} voice stands for ${name}`);
  return found;
}

/** The gender of every voice and person that stands for a voice's name. */
export const genderOf = (name: PodcastVoice): Gender =>
  name === 'alloy' || name === 'nova' || name === 'shimmer' ? 'female' : 'male';
