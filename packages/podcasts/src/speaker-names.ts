import { PODCAST_VOICES, type PodcastVoice, type Speaker } from '@tarima/contract';
import type { EpisodeLanguage } from './episode.ts';
import { genderOf, personOf } from './podcast-voices.ts';

/** `name` and `role` may be empty. */
type Person = { name: string; role: string; voice: PodcastVoice };

/**
 * The two names of a transcript. A name that somebody gave comes first, then a role. Both count
 * only if they tell the speakers apart. Without them, a speaker has the name of the voice.
 */
export function speakerNames(
  language: EpisodeLanguage,
  people: Record<Speaker, Person>,
): Record<Speaker, string> {
  const given = { host: givenTo(people.host, language), guest: givenTo(people.guest, language) };
  const { host, guest } = isSame(given.host, given.guest) ? { host: '', guest: '' } : given;
  return {
    host: host || unlike(guest, people.host.voice, language),
    guest: guest || unlike(host, people.guest.voice, language),
  };
}

function givenTo({ name, role }: Person, language: EpisodeLanguage): string {
  const given = (name || role).replace(/\s+/gu, ' ').trim();
  return given.charAt(0).toLocaleUpperCase(language) + given.slice(1);
}

/** The name of a voice. If it is `taken`, the next one of the same gender. */
function unlike(taken: string, voice: PodcastVoice, language: EpisodeLanguage): string {
  const others = PODCAST_VOICES.filter((each) => genderOf(each) === genderOf(voice));
  const names = [voice, ...others].map((each) => personOf(each, language));
  return names.find((name) => !isSame(name, taken)) ?? '';
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
