import { AUDIT_ACTIONS } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What people did that somebody may ask about later. Nothing of it is ever changed, but for names that are forgotten. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Of the line, not of its transaction: what one does after the other is read in that order. */
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** As they were called then; forgotten with the person. */
    actorName: text('actor_name'),
    subject: text(),
    /** What it was called then; a person's goes with the person, all others with the company. */
    subjectName: text('subject_name'),
    /** Whose owners may read the line, without a reference: it outlives the company, the name does not. */
    companyIds: uuid('company_ids').array().notNull().default(sql`'{}'::uuid[]`),
    address: text(),
  },
  (table) => [
    index('audit_events_at').on(table.at),
    index('audit_events_actor').on(table.actorId),
    index('audit_events_companies').using('gin', table.companyIds),
  ],
);
