import { PODCAST_DEFAULTS } from '@tarima/contract';
import { expect, it } from 'vitest';
import type { PodcastBrief } from '#server/db/tables/podcasts.ts';
import { episodeOf } from './podcast-episode.ts';

const brief: PodcastBrief = {
  podcastName: 'Aire',
  podcastTagline: '',
  conversationStyle: PODCAST_DEFAULTS.style,
  rolesPerson1: 'periodista',
  rolesPerson2: '',
  wordCount: PODCAST_DEFAULTS.wordCount,
  creativityLevel: PODCAST_DEFAULTS.creativityLevel,
  userInstructions: '',
  outputLanguage: 'Spanish',
  ttsModel: 'local',
  ttsVoiceHost: 'alloy',
  ttsVoiceGuest: 'echo',
  cast: {
    host: { voiceId: 'a', locale: 'es-MX' },
    guest: { voiceId: 'b', locale: 'es-MX' },
  },
};

it.each([
  ['El invitado se llama Bruno Díaz.', 'Periodista', 'Bruno Díaz'],
  ['La anfitriona es Ana. Más preguntas.', 'Ana', 'Mateo'],
  ['Destaca los costos.', 'Periodista', 'Mateo'],
])('takes the names of the speakers from “%s”', (userInstructions, host, guest) => {
  const { speakers } = episodeOf(
    { brief: { ...brief, userInstructions }, publisher: 'Aula', sources: [] },
    { turns: [], chapters: [] },
  );
  expect([speakers.host.name, speakers.guest.name]).toEqual([host, guest]);
});
