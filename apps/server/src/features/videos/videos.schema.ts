import { VIDEO_STAGES } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { workColumns } from '../../db/work-columns.ts';
import { companies } from '../companies/companies.schema.ts';
import { projects } from '../projects/projects.schema.ts';
import { scripts } from '../scripts/scripts.schema.ts';
import type { VideoRecipe } from './video-recipe.ts';

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
    /** Script and settings as they were when the video was asked for. */
    recipe: jsonb().$type<VideoRecipe>().notNull(),
    /** The title of the module that the content belongs to. */
    module: text(),
    /** Where the video stands in its course's queue, from 1; null for one that was made by itself. */
    queuePosition: integer('queue_position'),
    durationSeconds: real('duration_seconds'),
    /** What its making took, without the waiting; estimates rest on it. */
    workSeconds: real('work_seconds'),
    bytes: bigint({ mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('videos_company').on(table.companyId, table.createdAt),
    index('videos_project').on(table.projectId, table.createdAt),
    /** A double click makes one video, whatever the timing. */
    uniqueIndex('videos_one_in_the_making')
      .on(sql`coalesce(${table.scriptId}, ${table.projectId})`)
      .where(sql`${table.status} in ('waiting', 'processing')`),
  ],
);
