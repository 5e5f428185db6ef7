import type { PodcastVoice, Speaker } from '@tarima/contract';

/** The six languages that are spoken. */
export const EPISODE_LANGUAGES = ['es', 'en', 'pt', 'fr', 'de', 'it'] as const;
export type EpisodeLanguage = (typeof EPISODE_LANGUAGES)[number];

/** A voice by its own name, and the accent it speaks with. */
export type CastVoice = { voiceId: string; locale: string };

export type EpisodeTurn = { speaker: Speaker; text: string };

/** A written conversation of two, with all that is heard and read of it. */
export type Episode = {
  /** What the show is called. */
  name: string;
  tagline: string;
  /** What this one is about; may be empty. */
  topic: string;
  /** Who publishes it. */
  publisher: string;
  language: EpisodeLanguage;
  speakers: Record<Speaker, { name: string; voice: PodcastVoice; cast: CastVoice }>;
  turns: EpisodeTurn[];
  /** Where a new theme begins, by the index of its first turn. */
  chapters: { title: string; turn: number }[];
};
