import {
  type Citation,
  type LedgerUnit,
  PODCAST_STAGES,
  type PodcastRequest,
  type PodcastVoices,
  type Pronunciation,
  type SPEAKERS,
} from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { CastVoice, MixedEpisode } from '@tarima/podcasts';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { users } from './users.ts';
import { workColumns } from './work-columns.ts';

/** The request without its company, and without its sources, which have rows of their own. */
export type PodcastBrief = Omit<
  PodcastRequest,
  | 'textInput'
  | 'urlsInput'
  | 'uploadedFilePath'
  | 'projectId'
  | 'companyId'
  | 'scriptOnly'
  | keyof PodcastVoices
> &
  PodcastVoices & {
    /** The voices at the time of the request, because a vendor's list may change. */
    cast: Record<(typeof SPEAKERS)[number], CastVoice>;
  };

export type ScriptTurn = {
  id: string;
  speaker: (typeof SPEAKERS)[number];
  text: string;
  citations: Citation[];
};

/** The current text of a conversation. A chapter begins with the turn that it names. */
export type PodcastScript = {
  turns: ScriptTurn[];
  chapters: { title: string; turnId: string }[];
};

/** The finished audio, and the revision of its script. */
export type PodcastAudio = Omit<MixedEpisode, 'turns'> & {
  /** Names its folder: the attempt that made it. Older rows have the job's id. */
  jobId: string;
  revision: number;
  /** The company's pronunciations that it was spoken with. Absent in older rows. */
  pronunciations?: Pronunciation[];
  turns: (Pick<ScriptTurn, 'id' | 'speaker' | 'text'> & MixedEpisode['turns'][number])[];
};

/** The goal of a run: a readable script, or finished audio. */
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
    /** The last change of the script by hand. */
    editedAt: timestamp('edited_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('podcasts_company').on(table.companyId, table.createdAt)],
);

/** Every unit of a podcast's sources. It has its own table, because it is long and rarely read. */
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
    /** The typed text; null for other sources. */
    typed: text(),
    title: text().notNull().default(''),
    words: integer().notNull().default(0),
    errorCode: text('error_code'),
    /** The content; null until it is read. */
    document: jsonb().$type<SourceDocument>(),
  },
  (table) => [index('podcast_sources_podcast').on(table.podcastId, table.position)],
);

/** An uploaded file for a future podcast. The person knows only its id. */
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
  /** The last request by a player. */
  usedAt: timestamp('used_at', { withTimezone: true }),
});
