import {
  type Citation,
  type LedgerUnit,
  PODCAST_STAGES,
  type PodcastRequest,
  type SPEAKERS,
} from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { CastVoice, MixedEpisode } from '@tarima/podcasts';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { workColumns } from '#server/db/work-columns.ts';
import { companies } from './companies.ts';
import { users } from './users.ts';

/** What was asked for, beside the sources, which have rows of their own, and the company. */
export type PodcastBrief = Omit<
  PodcastRequest,
  'textInput' | 'urlsInput' | 'uploadedFilePath' | 'projectId' | 'companyId' | 'scriptOnly'
> & {
  /** Whose voices they were when it was asked for: a vendor's list may change. */
  cast: Record<(typeof SPEAKERS)[number], CastVoice>;
};

export type ScriptTurn = {
  id: string;
  speaker: (typeof SPEAKERS)[number];
  text: string;
  citations: Citation[];
};

/** A conversation as it is written now; a chapter begins with the turn that it names. */
export type PodcastScript = {
  turns: ScriptTurn[];
  chapters: { title: string; turnId: string }[];
};

/** What was made, and of which script. */
export type PodcastAudio = Omit<MixedEpisode, 'turns'> & {
  /** Names its folder: the attempt that made it, or the job before attempts had names. */
  jobId: string;
  revision: number;
  turns: (Pick<ScriptTurn, 'id' | 'speaker' | 'text'> & MixedEpisode['turns'][number])[];
};

/** How far a podcast is to be made: until its script can be read, or until it can be heard. */
export const PODCAST_GOALS = ['script', 'audio'] as const;

export const podcasts = pgTable(
  'podcasts',
  {
    ...workColumns(),
    stage: text({ enum: PODCAST_STAGES }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    brief: jsonb().$type<PodcastBrief>().notNull(),
    goal: text({ enum: PODCAST_GOALS }).notNull(),
    script: jsonb().$type<PodcastScript>(),
    /** Grows with every change of the script. */
    revision: integer().notNull().default(0),
    /** Turns spoken so far, while speaking. */
    turnsSpoken: integer('turns_spoken').notNull().default(0),
    audio: jsonb().$type<PodcastAudio>(),
    /** When its script was last changed by hand. */
    editedAt: timestamp('edited_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('podcasts_company').on(table.companyId, table.createdAt)],
);

/** Every unit of a podcast's sources, in a table of its own: it is as long as they are, and asked for by few. */
export const podcastLedgers = pgTable('podcast_ledgers', {
  id: uuid()
    .primaryKey()
    .references(() => podcasts.id, { onDelete: 'cascade' }),
  ledger: jsonb().$type<LedgerUnit[]>().notNull(),
});

export const podcastSources = pgTable(
  'podcast_sources',
  {
    id: uuid().primaryKey().defaultRandom(),
    podcastId: uuid('podcast_id')
      .notNull()
      .references(() => podcasts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: ['text', 'address', 'file'] }).notNull(),
    /** The address or the file's name; empty for typed text. */
    name: text().notNull(),
    /** What was typed; null for the others. */
    typed: text(),
    title: text().notNull().default(''),
    words: integer().notNull().default(0),
    errorCode: text('error_code'),
    /** What it says; null until it is read. */
    document: jsonb().$type<SourceDocument>(),
  },
  (table) => [index('podcast_sources_podcast').on(table.podcastId, table.position)],
);

/** What a person uploaded for a podcast to come; its id is all that the person knows of it. */
export const podcastUploads = pgTable('podcast_uploads', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  document: jsonb().$type<SourceDocument>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The secret in the address of a company's feed. */
export const podcastFeeds = pgTable('podcast_feeds', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  secret: text().notNull().unique(),
  /** When a player last asked by it. */
  usedAt: timestamp('used_at', { withTimezone: true }),
});
