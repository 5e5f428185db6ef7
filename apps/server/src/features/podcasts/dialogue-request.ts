import { OUTPUT_LANGUAGE_CODES, type PodcastVoices } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { DialogueRequest } from '@tarima/writer';
import type { PodcastBrief } from '#server/db/tables/podcasts.ts';

/** The writer's request for a podcast. */
export const dialogueRequestOf = (
  brief: Omit<PodcastBrief, 'cast' | keyof PodcastVoices>,
  documents: SourceDocument[],
  seed: number,
): DialogueRequest => ({
  documents,
  language: OUTPUT_LANGUAGE_CODES[brief.outputLanguage],
  podcastName: brief.podcastName,
  tagline: brief.podcastTagline,
  style: brief.conversationStyle,
  hostRole: brief.rolesPerson1,
  guestRole: brief.rolesPerson2,
  wordCount: brief.wordCount,
  creativity: brief.creativityLevel,
  instructions: brief.userInstructions,
  seed,
});
