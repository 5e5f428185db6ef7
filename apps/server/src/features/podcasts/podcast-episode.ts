import type { Speaker } from '@tarima/contract';
import { type Episode, speakerNames } from '@tarima/podcasts';
import { LANGUAGE_CODES } from './podcast-languages.ts';
import { topicOf } from './podcast-topic.ts';
import type { WholePodcast } from './podcasts.repo.ts';
import type { PodcastBrief, PodcastScript } from './podcasts.schema.ts';

export const namesOf = (brief: PodcastBrief): Record<Speaker, string> =>
  speakerNames(LANGUAGE_CODES[brief.outputLanguage], {
    host: { role: brief.rolesPerson1, voice: brief.ttsVoiceHost },
    guest: { role: brief.rolesPerson2, voice: brief.ttsVoiceGuest },
  });

/** A podcast as the room that makes it knows it. */
export function episodeOf(
  { brief, publisher, sources }: Pick<WholePodcast, 'brief' | 'publisher' | 'sources'>,
  script: PodcastScript,
): Episode {
  const { turns, chapters } = script;
  const names = namesOf(brief);
  return {
    name: brief.podcastName,
    tagline: brief.podcastTagline,
    topic: topicOf({ script, sources }),
    publisher,
    language: LANGUAGE_CODES[brief.outputLanguage],
    speakers: {
      host: { name: names.host, voice: brief.ttsVoiceHost },
      guest: { name: names.guest, voice: brief.ttsVoiceGuest },
    },
    turns: turns.map(({ speaker, text }) => ({ speaker, text })),
    chapters: chapters.map(({ title, turnId }) => ({
      title,
      turn: turns.findIndex(({ id }) => id === turnId),
    })),
  };
}
