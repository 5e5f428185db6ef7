import { PRESENTER_PROVIDERS, VIDEO_STAGES } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { projects } from './projects.ts';
import { scripts } from './scripts.ts';
import type { VideoRecipe } from './video-recipe.ts';
import { workColumns } from './work-columns.ts';

export const videos = pgTable(
  'videos',
  {
    ...workColumns(),
    stage: text({ enum: VIDEO_STAGES }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Of a course's content; null for the video of a video project. */
    scriptId: uuid('script_id').references(() => scripts.id, { onDelete: 'cascade' }),
    /** The presenter provider that makes it. */
    provider: text({ enum: PRESENTER_PROVIDERS }).notNull().default('local'),
    /** Script and settings at the time of the request. */
    recipe: jsonb().$type<VideoRecipe>().notNull(),
    /** The recipe's title, for the order and search of lists. */
    title: text().generatedAlwaysAs(sql`recipe ->> 'title'`),
    /** The title of the module that the content belongs to. */
    module: text(),
    /** The place in the course's queue, from 1; null for a video outside a queue. */
    queuePosition: integer('queue_position'),
    durationSeconds: real('duration_seconds'),
    /** Seconds of work without the waiting. Estimates rest on it. */
    workSeconds: real('work_seconds'),
    bytes: bigint({ mode: 'number' }),
    /** US dollars that its vendor was paid. */
    cost: doublePrecision(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time of deletion. The video is hidden, and can be restored for a while. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('videos_company').on(table.companyId, table.createdAt),
    index('videos_project').on(table.projectId, table.createdAt),
    index('videos_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    /** A double click makes one video, whatever the timing. */
    uniqueIndex('videos_one_in_the_making')
      .on(sql`coalesce(${table.scriptId}, ${table.projectId})`)
      .where(sql`${table.status} in ('waiting', 'processing')`),
  ],
);

/**
 * Orders at a vendor that have not become a video yet. Repeated work finds them here, so that nothing is paid
 * twice.
 */
export const presenterOrders = pgTable('presenter_orders', {
  /** A hash of the order and of whom it is for. */
  key: text().primaryKey(),
  projectId: uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** Our name for the order, sent to the vendor. */
  nonce: text().notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  /** The vendor's name for it; null until it has answered. */
  vendorId: text('vendor_id'),
});
