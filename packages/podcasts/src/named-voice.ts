import type { PodcastVoice, Voice } from '@tarima/contract';
import type { CastVoice, EpisodeLanguage } from './episode.ts';
import { EPISODE_LOCALES, genderOf } from './podcast-voices.ts';

/** The names by gender, in the order in which voices are assigned to them. */
const WOMEN: PodcastVoice[] = ['alloy', 'nova', 'shimmer'];
const MEN: PodcastVoice[] = ['echo', 'onyx', 'fable'];

/**
 * The voice for a name in a language, among the voices of one source. A voice with that name comes
 * first, unless its gender is another. Then comes one of its gender. Native speakers come before others. Then come those who share
 * their locale with most. Names share a voice where there are fewer voices than names. Undefined
 * without a voice of that gender.
 */
export function namedVoice(
  voices: readonly Voice[],
  name: PodcastVoice,
  language: EpisodeLanguage,
): CastVoice | undefined {
  const speakers = voices.filter(({ language_code }) => language_code === language);
  const compatriots = new Map<string, number>();
  for (const { locale } of speakers) compatriots.set(locale, (compatriots.get(locale) ?? 0) + 1);
  const sharing = ({ locale }: Voice) => compatriots.get(locale) ?? 0;
  const gender = genderOf(name);
  const own = speakers
    .filter((voice) => voice.gender === gender)
    .toSorted(
      (a, b) =>
        b.accent_type.localeCompare(a.accent_type) ||
        sharing(b) - sharing(a) ||
        a.voice_id.localeCompare(b.voice_id, 'en'),
    );
  const place = (gender === 'female' ? WOMEN : MEN).indexOf(name);
  const found =
    speakers.find(
      (voice) =>
        voice.voice_id === `${voice.voice_id.split('-')[0]}-${language}-${name}` &&
        [gender, 'unknown'].includes(voice.gender),
    ) ?? own[place % Math.max(1, own.length)];
  if (!found) return undefined;
  const locale = found.support_locale ? EPISODE_LOCALES[language] : found.locale;
  return { voiceId: found.voice_id, locale };
}
