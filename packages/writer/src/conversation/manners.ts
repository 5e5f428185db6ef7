import type { PodcastStyle } from '@tarima/contract';

/** How a style moves, beside its words. Shares are of the places where the move is possible. */
export type Manner = {
  /** How often the host takes up what was said before asking on. */
  reactions: number;
  /** How often an open place gets a question; else the host only reacts. */
  asks: number;
  /** How often the guest has a word before the answer. */
  answers: number;
  /** Whether the host sums up before the last question. */
  recaps: boolean;
  /** How much the guest joins in one turn, in words; a longer unit is said whole all the same. */
  longest: number;
};

export const MANNERS: Readonly<Record<PodcastStyle, Manner>> = {
  'engaging,informative': { reactions: 0.7, asks: 0.7, answers: 0.15, recaps: true, longest: 45 },
  // Short turns, quick reactions.
  'casual,conversational': { reactions: 0.9, asks: 0.5, answers: 0.25, recaps: false, longest: 32 },
  // Every answer has its question; the lesson is summed up.
  'formal,educational': { reactions: 0.4, asks: 0.9, answers: 0.15, recaps: true, longest: 45 },
  'humorous,lighthearted': { reactions: 0.9, asks: 0.7, answers: 0.2, recaps: true, longest: 36 },
  // The guest tells, the host keeps the story going.
  'storytelling,narrative': { reactions: 0.7, asks: 0.4, answers: 0.1, recaps: false, longest: 45 },
};
