import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { podcasts } from './podcasts.ts';
import { projects } from './projects.ts';
import { videos } from './videos.ts';

/**
 * Every paid answer of a language model, with its price at that time. The answer stays until its work is
 * stored, so that repeated work finds it here.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The project or podcast that it was for: one of the two. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    podcastId: uuid('podcast_id').references(() => podcasts.id, { onDelete: 'cascade' }),
    /** The piece of work, such as `draft`. */
    step: text().notNull(),
    model: text().notNull(),
    /** A hash of model and question. */
    key: text().notNull(),
    /** Null for unusable answers, and once the work is stored. */
    answer: jsonb(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** US dollars for a million tokens; null if they were not set. */
    inputPrice: doublePrecision('input_price'),
    outputPrice: doublePrecision('output_price'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('model_calls_project').on(table.projectId, table.step),
    index('model_calls_podcast').on(table.podcastId, table.step),
  ],
);

const CHARGE_KINDS = ['characters', 'video-seconds'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Charges of vendors who bill by the unit: voices and presenters. */
export const vendorCharges = pgTable(
  'vendor_charges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The project or podcast that it was for. Neither for the sample of a voice. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    podcastId: uuid('podcast_id').references(() => podcasts.id, { onDelete: 'cascade' }),
    /** The video that used it. The charge outlives the video. */
    videoId: uuid('video_id').references(() => videos.id, { onDelete: 'set null' }),
    vendor: text().notNull(),
    kind: text({ enum: CHARGE_KINDS }).notNull(),
    units: doublePrecision().notNull(),
    /** US dollars for a unit at that time; null if it was not set. */
    unitPrice: doublePrecision('unit_price'),
    /**
     * The vendor's name for the bill, so that one bill is stored once. Null if every call is paid by itself,
     * so that equal rows are separate payments.
     */
    reference: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('vendor_charges_project').on(table.projectId),
    index('vendor_charges_podcast').on(table.podcastId),
    index('vendor_charges_video').on(table.videoId),
    uniqueIndex('vendor_charges_once').on(table.vendor, table.kind, table.reference),
  ],
);
