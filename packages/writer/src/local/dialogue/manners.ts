import type { PodcastStyle } from '@tarima/contract';

/** How a style moves, beside its words. Shares are of the places where the move is possible. */
export type Manner = {
  /** How often the host reacts before asking. */
  reactions: number;
  /** How often an open place gets a question; else the host only reacts, or the guest hands over. */
  asks: number;
  /** How often the guest has a word before the answer. */
  answers: number;
  /** Whether the host sums up before the last question. */
  recaps: boolean;
  /** The guest's longest turn, in words. */
  longest: number;
};

export const MANNERS: Readonly<Record<PodcastStyle, Manner>> = {
  'engaging,informative': { reactions: 0.6, asks: 0.6, answers: 0.25, recaps: true, longest: 45 },
  // Short turns, quick reactions.
  'casual,conversational': { reactions: 0.8, asks: 0.4, answers: 0.4, recaps: false, longest: 34 },
  // Every answer has its question; the lesson is summed up.
  'formal,educational': { reactions: 0.3, asks: 0.9, answers: 0.2, recaps: true, longest: 45 },
  'humorous,lighthearted': { reactions: 0.9, asks: 0.6, answers: 0.35, recaps: true, longest: 38 },
  // The guest tells, the host keeps the story going.
  'storytelling,narrative': {
    reactions: 0.5,
    asks: 0.3,
    answers: 0.15,
    recaps: false,
    longest: 45,
  },
};
