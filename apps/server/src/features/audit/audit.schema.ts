import { AUDIT_ACTIONS } from '@tarima/contract';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../session/users.schema.ts';

/** What people did that somebody may ask about later. Nothing of it is ever changed, but for names that are forgotten. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** As they were called then; forgotten with the person. */
    actorName: text('actor_name'),
    subject: text(),
    /** What a thing was called then; who a person is called is looked up, so that it goes with them. */
    subjectName: text('subject_name'),
    /** Whose thing it was, without a reference: the line outlives the company, the name does not. */
    companyId: uuid('company_id'),
    address: text(),
  },
  (table) => [index('audit_events_at').on(table.at), index('audit_events_actor').on(table.actorId)],
);
