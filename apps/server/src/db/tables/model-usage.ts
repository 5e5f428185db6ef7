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

const CHARGE_KINDS = ['characters', 'video-seconds'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** What vendors of voices and presenters are paid by the unit. */
export const vendorCharges = pgTable(
  'vendor_charges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Whom it was for: one of the two; nobody for the sample of a voice. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    podcastId: uuid('podcast_id').references(() => podcasts.id, { onDelete: 'cascade' }),
    /** The video of the project that it went into; what it cost outlives it. */
    videoId: uuid('video_id').references(() => videos.id, { onDelete: 'set null' }),
    vendor: text().notNull(),
    kind: text({ enum: CHARGE_KINDS }).notNull(),
    units: doublePrecision().notNull(),
    /** US dollars for a unit at that time; null where it was not set. */
    unitPrice: doublePrecision('unit_price'),
    /**
     * The vendor's name for what it bills: the same bill is written down once. Null for what is paid at
     * each call, where two of the same are two that were paid.
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
