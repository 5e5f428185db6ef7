import type { ErrorCode } from '@tarima/contract';
import { z } from 'zod';
import type { Queryable } from '#server/db/database.ts';
import type { WorkRows } from '#server/db/work-rows.ts';
import type { Asker } from '#server/queue/turns.ts';
import type { Settings } from '#server/settings/env.ts';
import type { Studio } from '#server/studio.ts';

/** Every job is told which row it works for; what it must know it reads there. */
export const jobPayloadSchema = z.object({ id: z.uuid() });

/**
 * A model on a machine without a graphics card takes minutes for an answer, and a course asks it a
 * hundred times. That the process still lives its heartbeat tells, long before this is over.
 */
export const LONGEST_ASKING_SECONDS = 12 * 3_600;

export type JobRun = {
  /** The row it works for. */
  id: string;
  /** Names this start of the work to `rows`, and what it makes. */
  attemptId: string;
  studio: Studio;
  /** Aborted when the work is cancelled or the process stops. */
  signal: AbortSignal;
};

/**
 * A kind of background work. The queue only says when; the row says what is done and what is not,
 * and every step leaves its result before the next begins.
 */
export type JobDefinition = {
  /** A literal, kept for ever: it names the queue. */
  name: string;
  rows: WorkRows;
  /** Who waits for a row's work. */
  askedBy: (db: Queryable, id: string) => Promise<Asker | null>;
  /** How much of it there is, in whatever its kind takes time in proportion to. */
  sizeOf: (db: Queryable, id: string) => Promise<number>;
  /** How many of them one process runs at a time. */
  concurrency: number | ((settings: Settings) => number);
  expireInSeconds: number;
  /** What a failure without a code of its own is called. */
  failureCode: ErrorCode;
  /**
   * Does the work from the last finished step and completes its row. Throws for a failure; what may
   * be tried again says so in the error (`retryable`, `retryAfterMs`).
   */
  run: (run: JobRun) => Promise<void>;
  /** In the transaction in which the work fails: for whoever goes on without it. */
  failed?: (tx: Queryable, studio: Studio, id: string) => Promise<void>;
  /** Tells people that the row has changed. */
  announce: (studio: Studio, id: string) => Promise<void>;
};
