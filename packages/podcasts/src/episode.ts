import type { PodcastVoice, Speaker } from '@tarima/contract';

/** The six languages that are spoken. */
export const EPISODE_LANGUAGES = ['es', 'en', 'pt', 'fr', 'de', 'it'] as const;
export type EpisodeLanguage = (typeof EPISODE_LANGUAGES)[number];

/** A voice by its own name, and its accent. */
export type CastVoice = { voiceId: string; locale: string };

export type EpisodeTurn = { speaker: Speaker; text: string };

/** A written conversation of two people, with all texts of its episode. */
export type Episode = {
  /** The name of the show. */
  name: string;
  tagline: string;
  /** The topic of this episode; may be empty. */
  topic: string;
  /** The publisher of the show. */
  publisher: string;
  language: EpisodeLanguage;
  speakers: Record<Speaker, { name: string; voice: PodcastVoice; cast: CastVoice }>;
  turns: EpisodeTurn[];
  /** The start of each theme, by the index of its first turn. */
  chapters: { title: string; turn: number }[];
};
