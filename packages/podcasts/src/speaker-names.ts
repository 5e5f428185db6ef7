import type { PodcastVoice, Speaker } from '@tarima/contract';
import type { EpisodeLanguage } from './episode.ts';
import { isFemaleVoice } from './podcast-voices.ts';

/** The names of speakers without a name or role: a man's and a woman's. */
const NAMES: Record<EpisodeLanguage, Record<Speaker, [man: string, woman: string]>> = {
  es: { host: ['Anfitrión', 'Anfitriona'], guest: ['Invitado', 'Invitada'] },
  en: { host: ['Host', 'Host'], guest: ['Guest', 'Guest'] },
  pt: { host: ['Anfitrião', 'Anfitriã'], guest: ['Convidado', 'Convidada'] },
  fr: { host: ['Animateur', 'Animatrice'], guest: ['Invité', 'Invitée'] },
  de: { host: ['Moderator', 'Moderatorin'], guest: ['Gast', 'Gast'] },
  it: { host: ['Conduttore', 'Conduttrice'], guest: ['Ospite', 'Ospite'] },
};

/** `name` and `role` may be empty. */
type Person = { name: string; role: string; voice: PodcastVoice };

/**
 * The two names of a transcript. Roles stand in for missing names if they tell the speakers apart.
 */
export function speakerNames(
  language: EpisodeLanguage,
  people: Record<Speaker, Person>,
): Record<Speaker, string> {
  const host = nameOf('host', people.host, language);
  const guest = nameOf('guest', people.guest, language);
  if (host.toLowerCase() !== guest.toLowerCase()) return { host, guest };
  const nameless = (speaker: Speaker) =>
    nameOf(speaker, { ...people[speaker], name: '', role: '' }, language);
  return { host: nameless('host'), guest: nameless('guest') };
}

function nameOf(speaker: Speaker, person: Person, language: EpisodeLanguage): string {
  const [man, woman] = NAMES[language][speaker];
  const name = (person.name || person.role).replace(/\s+/gu, ' ').trim();
  if (!name) return isFemaleVoice(person.voice) ? woman : man;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
