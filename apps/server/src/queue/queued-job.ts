import type { JobName } from '@tarima/contract';
import { z } from 'zod';
import type { Queryable } from '#server/db/database.ts';
import type { WorkRows } from '#server/db/work-rows.ts';
import type { Asker, ProjectAsker } from './turns.ts';

/** A job carries the id of its row and its cause. It reads everything else in the row. */
export const jobPayloadSchema = z.object({
  id: z.uuid(),
  requestId: z.string().optional(),
  traceparent: z.string().optional(),
  askedIn: z.string().optional(),
});

/** All that the queue must know of a kind of work. */
export type QueuedJob = {
  name: JobName;
  rows: Pick<WorkRows, 'listOpen'>;
  /** The company and person whose turn a row's work takes. Work on a project names it. */
  askedBy: (db: Queryable, id: string) => Promise<Asker | ProjectAsker | null>;
  /** The amount of work, in any unit that its time is proportional to. */
  sizeOf: (db: Queryable, id: string) => Promise<number>;
  expireInSeconds: number;
};
