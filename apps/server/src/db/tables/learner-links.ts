import type { AskedQuestion, CompletionRule, LearnerState } from '@tarima/contract';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Links that open a course or video to learners without an account. */
export const learnerLinks = pgTable(
  'learner_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Finds the link of an address. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The token, encrypted, so that members can copy the address again. */
    sealedToken: text('sealed_token').notNull(),
    /** Null for all contents with a finished video. */
    contentIds: jsonb('content_ids').$type<string[]>(),
    asksName: boolean('asks_name').notNull(),
    passwordHash: text('password_hash'),
    hasQuestions: boolean('has_questions').notNull(),
    hasCertificate: boolean('has_certificate').notNull(),
    completion: jsonb().$type<CompletionRule>().notNull(),
    endsAt: moment('ends_at'),
    /** Origins that may show it inside their pages. */
    sites: jsonb().$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('learner_links_by_project').on(table.projectId)],
);

/** A question as a learner answered it, whatever became of it. */
export type AnsweredQuestion = { contentTitle: string; question: AskedQuestion };

/** One learner of a link. Their token names them; they have no account. */
export const learners = pgTable(
  'learners',
  {
    id: uuid().primaryKey().defaultRandom(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => learnerLinks.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    name: text(),
    state: jsonb().$type<LearnerState>().notNull(),
    /** In the order of the first answers. An older row is empty until its next save. */
    answered: jsonb().$type<AnsweredQuestion[]>().notNull().default([]),
    /** Percent of right answers, as the learner saw it after the last one. Null before it. */
    score: integer(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [index('learners_by_link').on(table.linkId)],
);
