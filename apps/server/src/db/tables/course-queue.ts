import { QUEUE_ITEM_STATUSES } from '@tarima/contract';
import type { PlanSettings } from '@tarima/presenters';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { projects } from './projects.ts';
import { scripts } from './scripts.ts';

/**
 * The videos of a course, made one after another: one queue a course, known by its project's id. Its
 * status is not stored but follows from its items and the pause, so that they cannot contradict it.
 */
export const courseQueues = pgTable('course_queues', {
  id: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** What every video of it looks and sounds like, as it was chosen at the start. */
  settings: jsonb().$type<PlanSettings>().notNull(),
  isPaused: boolean('is_paused').notNull().default(false),
});

export const courseQueueItems = pgTable(
  'course_queue_items',
  {
    queueId: uuid('queue_id')
      .notNull()
      .references(() => courseQueues.id, { onDelete: 'cascade' }),
    scriptId: uuid('script_id')
      .notNull()
      .references(() => scripts.id, { onDelete: 'cascade' }),
    /** Counts from 1. */
    position: integer().notNull(),
    moduleIndex: integer('module_index').notNull(),
    moduleTitle: text('module_title').notNull(),
    contentIndex: integer('content_index').notNull(),
    contentTitle: text('content_title').notNull(),
    /** By its script's length. */
    playSeconds: real('play_seconds').notNull(),
    status: text({ enum: QUEUE_ITEM_STATUSES }).notNull(),
    retryCount: integer('retry_count').notNull().default(0),
    errorCode: text('error_code'),
    /** Its newest video. No reference: a video that is deleted leaves its item as it is. */
    videoId: uuid('video_id'),
    /** Of the script when its turn last came: an edited one may be tried again. */
    scriptRevision: integer('script_revision'),
  },
  (table) => [primaryKey({ columns: [table.queueId, table.scriptId] })],
);
