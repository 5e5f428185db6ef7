import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import { users } from './users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** The only link of a project on which colleagues comment on its scripts. */
export const reviewLinks = pgTable('review_links', {
  projectId: projectId().primaryKey(),
  /** Finds the link of an address. */
  tokenHash: text('token_hash').notNull().unique(),
  /** The token, encrypted, so that members can copy the address again. */
  sealedToken: text('sealed_token').notNull(),
  endsAt: moment('ends_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A colleague without an account. Their token names them, until the link they entered by ends. */
export const reviewers = pgTable(
  'reviewers',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => reviewLinks.projectId, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    name: text().notNull(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('reviewers_by_project').on(table.projectId)],
);

/** Comments on scenes and sentences. They outlive the link, so they have their author's name. */
export const reviewComments = pgTable(
  'review_comments',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    reviewerId: uuid('reviewer_id').references(() => reviewers.id, { onDelete: 'set null' }),
    authorName: text('author_name').notNull(),
    /** Null for the only script of a video project. */
    contentId: uuid('content_id'),
    sceneIndex: integer('scene_index').notNull(),
    sceneTitle: text('scene_title').notNull(),
    /** Null for the whole scene. */
    sentence: text(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('review_comments_by_project').on(table.projectId),
    index('review_comments_by_reviewer').on(table.reviewerId),
  ],
);
