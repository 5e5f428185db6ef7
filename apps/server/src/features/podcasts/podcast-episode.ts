import type { Speaker } from '@tarima/contract';
import { OUTPUT_LANGUAGE_CODES } from '@tarima/contract';
import { type Episode, speakerNames } from '@tarima/podcasts';
import { namesInInstructions } from '@tarima/writer';
import type { PodcastBrief, PodcastScript } from '#server/db/tables/podcasts.ts';
import { topicOf } from './podcast-topic.ts';
import type { WholePodcast } from './podcasts.repo.ts';

/** The speakers' names in transcripts and on screens. */
export function namesOf(brief: PodcastBrief): Record<Speaker, string> {
  const wanted = namesInInstructions(brief.userInstructions);
  return speakerNames(OUTPUT_LANGUAGE_CODES[brief.outputLanguage], {
    host: { name: wanted.host, role: brief.rolesPerson1, voice: brief.ttsVoiceHost },
    guest: { name: wanted.guest, role: brief.rolesPerson2, voice: brief.ttsVoiceGuest },
  });
}

/** A podcast as the package that produces the audio takes it. */
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
    language: OUTPUT_LANGUAGE_CODES[brief.outputLanguage],
    speakers: {
      host: { name: names.host, voice: brief.ttsVoiceHost, cast: brief.cast.host },
      guest: { name: names.guest, voice: brief.ttsVoiceGuest, cast: brief.cast.guest },
    },
    turns: turns.map(({ speaker, text }) => ({ speaker, text })),
    chapters: chapters.map(({ title, turnId }) => ({
      title,
      turn: turns.findIndex(({ id }) => id === turnId),
    })),
  };
}
