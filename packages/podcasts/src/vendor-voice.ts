import type { PodcastVoice, Voice } from '@tarima/contract';
import type { CastVoice, EpisodeLanguage } from './episode.ts';
import { EPISODE_LOCALES, isFemaleVoice } from './podcast-voices.ts';

/** The names by gender, in the order in which vendors' voices are assigned to them. */
const WOMEN: PodcastVoice[] = ['alloy', 'nova', 'shimmer'];
const MEN: PodcastVoice[] = ['echo', 'onyx', 'fable'];

/**
 * The vendor's voice for a name in a language. A voice with that name comes first, else one of its
 * gender, native speakers first. Undefined if the vendor has no such voice.
 */
export function vendorVoice(
  voices: Voice[],
  name: PodcastVoice,
  language: EpisodeLanguage,
): CastVoice | undefined {
  const speakers = voices.filter(({ language_code }) => language_code === language);
  const isFemale = isFemaleVoice(name);
  const own = speakers
    .filter(({ gender }) => gender === (isFemale ? 'female' : 'male'))
    .toSorted(
      (a, b) =>
        b.accent_type.localeCompare(a.accent_type) || a.voice_id.localeCompare(b.voice_id, 'en'),
    );
  const place = (isFemale ? WOMEN : MEN).indexOf(name);
  const found =
    speakers.find(({ voice_id }) => voice_id === `${voice_id.split('-')[0]}-${language}-${name}`) ??
    own[place % Math.max(1, own.length)];
  if (!found) return undefined;
  const locale = found.support_locale ? EPISODE_LOCALES[language] : found.locale;
  return { voiceId: found.voice_id, locale };
}
