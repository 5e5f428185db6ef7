import type { PodcastStyle } from '@tarima/contract';

/**
 * The habits of a style beside its phrases. Shares are of the places where the move is possible.
 */
export type Delivery = {
  /** Share of the places where the host reacts before the next question. */
  reactions: number;
  /** Share of the open places that get a question. In the others the host only reacts. */
  asks: number;
  /** Share of the answers that begin with a phrase of the guest's own. */
  answers: number;
  /** True if the host sums up before the last question. */
  recaps: boolean;
  /** The words that the guest joins in one turn. A longer unit is still said whole. */
  longest: number;
};

export const DELIVERIES: Readonly<Record<PodcastStyle, Delivery>> = {
  'engaging,informative': { reactions: 0.7, asks: 0.7, answers: 0.15, recaps: true, longest: 45 },
  'casual,conversational': { reactions: 0.9, asks: 0.5, answers: 0.25, recaps: false, longest: 32 },
  // Every answer has its question, as in a lesson.
  'formal,educational': { reactions: 0.4, asks: 0.9, answers: 0.15, recaps: true, longest: 45 },
  'humorous,lighthearted': { reactions: 0.9, asks: 0.7, answers: 0.2, recaps: true, longest: 36 },
  // The guest tells the story and the host asks little.
  'storytelling,narrative': { reactions: 0.7, asks: 0.4, answers: 0.1, recaps: false, longest: 45 },
};
