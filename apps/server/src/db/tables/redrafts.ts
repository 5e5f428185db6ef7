import { DRAFT_STAGES, type RedraftRequest } from '@tarima/contract';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { projects } from './projects.ts';
import type { StoredDraft } from './scripts.ts';
import { workColumns } from './work-columns.ts';

/** A draft beside the script of a video. It has the id of its project, so there is one of each. */
export const redrafts = pgTable('redrafts', {
  ...workColumns(),
  id: uuid()
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  stage: text({ enum: DRAFT_STAGES }),
  /** The id that people see, whatever jobs work on the draft. */
  redraftId: uuid('redraft_id').notNull(),
  request: jsonb().$type<RedraftRequest>().notNull(),
  /** Null until it is drafted. */
  proposal: jsonb().$type<StoredDraft>(),
});
