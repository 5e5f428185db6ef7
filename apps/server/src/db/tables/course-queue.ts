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
 * The videos of a course, made one after another. A course has one queue, with the id of its project. The
 * status is not stored: it follows from the items and the pause, so they cannot contradict it.
 */
export const courseQueues = pgTable('course_queues', {
  id: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  companyId: uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** The look and sound of all its videos, as chosen at the start. */
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
    /** Estimated from the length of the script. */
    playSeconds: real('play_seconds').notNull(),
    status: text({ enum: QUEUE_ITEM_STATUSES }).notNull(),
    retryCount: integer('retry_count').notNull().default(0),
    errorCode: text('error_code'),
    /** Its newest video. Not a reference: a deleted video leaves its item as it is. */
    videoId: uuid('video_id'),
    /** The script's revision at the last attempt. An edited script may be tried again. */
    scriptRevision: integer('script_revision'),
  },
  (table) => [primaryKey({ columns: [table.queueId, table.scriptId] })],
);
