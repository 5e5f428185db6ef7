import type { ErrorCode } from '@tarima/contract';
import type { Writer } from '@tarima/writer';
import type { Queryable } from '#server/db/database.ts';
import type { WorkRows } from '#server/db/work-rows.ts';
import type { UsageOwner } from '#server/features/usage/model-usage.service.ts';
import type { QueuedJob } from '#server/queue/queued-job.ts';
import type { Choices } from '#server/settings/env.ts';
import type { Studio } from '#server/studio.ts';

/**
 * A model without a graphics card takes minutes for an answer. A course needs a hundred answers.
 * Heartbeats reveal a dead process long before this limit.
 */
export const LONGEST_ASKING_SECONDS = 12 * 3_600;

/** One start of a job: the row it works for, and the ways to tell and store its progress. */
export type JobRun<Stage extends string = never> = {
  /** The id of the row. */
  id: string;
  /** Names this start. The results that it makes carry it too. */
  attemptId: string;
  studio: Studio;
  /** Aborted when the work is cancelled or the process stops. */
  signal: AbortSignal;
  /**
   * Shows people a new stage at once, and its progress at most twice a second.
   *
   * @param fraction 0 to 1 of the stage
   * @param also further columns of the row, written with the progress
   */
  report: (stage: Stage, fraction: number, also?: () => Promise<unknown>) => void;
  /** Writes for `modelStep`. A model's answers are kept until the result of that step is stored. */
  writer: () => Writer;
  /**
   * Stores a step's result in one transaction, and forgets the model's answers for the step.
   * Stores nothing and answers false once the row belongs to another attempt.
   */
  step: (step: string, store?: (tx: Queryable) => Promise<unknown>) => Promise<boolean>;
  /** The same for the last step: the row is completed in the transaction that stores its result. */
  complete: (store: (tx: Queryable) => Promise<unknown>) => Promise<boolean>;
  /** Completes the row within a transaction that holds further locks. */
  completeIn: (tx: Queryable) => Promise<boolean>;
};

/** The part of a run that its worker decides. */
export type JobStart = Pick<JobRun, 'id' | 'attemptId' | 'studio' | 'signal'>;

/**
 * A kind of background work. The queue decides only when it runs; the row says what is done.
 * Every step stores its result before the next begins.
 */
export type JobDefinition<Stage extends string = string> = QueuedJob & {
  rows: WorkRows;
  /** The part of 0 to 100 that each stage takes. */
  stages: Record<Stage, readonly [from: number, to: number]>;
  /** The number of them that one process runs at a time. */
  concurrency: number | ((choices: Choices) => number);
  /** Names a language model's answers, and says for whose work they are paid. */
  modelStep?: { name: string; owner: (id: string) => UsageOwner };
  /** The code of failures that have none of their own. */
  failureCode: ErrorCode;
  /**
   * Does the work from its last finished step, and completes the row. Throws for a failure; an error
   * with `retryable` and `retryAfterMs` is tried again.
   */
  run: (run: JobRun<Stage>) => Promise<unknown>;
  /** Runs in the transaction that fails the row, for work that continues without it. */
  failed?: (tx: Queryable, studio: Studio, id: string) => Promise<void>;
  /** Tells people that the row has changed. */
  announce: (studio: Studio, id: string) => Promise<void>;
};
