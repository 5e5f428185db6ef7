import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { podcasts } from '../podcasts/podcasts.schema.ts';
import { projects } from '../projects/projects.schema.ts';

/**
 * Every answer of a language model that was paid, with its price at that time. The answer itself stays
 * until the work it was asked for is stored: work that is begun again finds it here.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whom it was asked for: one of the two. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    podcastId: uuid('podcast_id').references(() => podcasts.id, { onDelete: 'cascade' }),
    /** The piece of work, such as `draft`. */
    step: text().notNull(),
    model: text().notNull(),
    /** A hash of model and question. */
    key: text().notNull(),
    /** Null for what could not be used, and once the work is stored. */
    answer: jsonb(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** US dollars for a million tokens; null where they were not set. */
    inputPrice: doublePrecision('input_price'),
    outputPrice: doublePrecision('output_price'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('model_calls_project').on(table.projectId, table.step),
    index('model_calls_podcast').on(table.podcastId, table.step),
  ],
);
