import type { Answer, LearnerState, Question } from '@tarima/contract';
import type { Standing } from '#player/learning/standing.ts';

/** The ways in which a learner's progress is kept. */
export const TRACKING_KINDS = ['none', 'scorm12', 'scorm2004', 'cmi5', 'link'] as const;
export type TrackingKind = (typeof TRACKING_KINDS)[number];

export type GivenAnswer = { question: Question; answer: Answer; isRight: boolean; at: Date };

export type Progress = {
  state: LearnerState;
  standing: Standing;
  /** Mean share of the videos that was seen, 0 to 1. */
  share: number;
  /** Answers since the last save that succeeded, oldest first. */
  answers: GivenAnswer[];
};

/** An open session with whoever keeps a learner's progress. */
export type Tracker = {
  /** The learner's earlier work. */
  state: LearnerState;
  standing: Standing;
  /** Null if nobody said it. */
  learnerName: string | null;
  /** The platform's own mark in percent, if it replaces that of the course. */
  mark: number | null;
  /**
   * Rejects if the progress was not kept. The next call then carries all of it again. There is none
   * after a `SavingOver`.
   */
  save: (progress: Progress) => Promise<void>;
  /** Ends the session. Works while the page closes, so it waits for nothing. */
  end: (by: Ending) => void;
  /** True if a learner can go back to the platform by `end('leaving')`. */
  canLeave: boolean;
};

/** Nothing will be kept any more. The message says why, to people. */
export class SavingOver extends Error {}

/** The page closes by itself, or the learner leaves it for the platform. */
export type Ending = 'closing' | 'leaving';

export const EMPTY_STATE: LearnerState = { place: null, seen: {}, answers: {} };
