import { AUDIT_ACTIONS } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Actions that somebody may ask about later. Lines never change, except for names that are forgotten. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The time of the line, not of its transaction, so that lines keep their order. */
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The people's names at that time; erased with the person. */
    actorName: text('actor_name'),
    subject: text(),
    /** The name at that time. A person's is erased with the person, any other with the company. */
    subjectName: text('subject_name'),
    /** Owners of these companies may read the line. No reference, because the line outlives the company. */
    companyIds: uuid('company_ids').array().notNull().default(sql`'{}'::uuid[]`),
    address: text(),
  },
  (table) => [
    index('audit_events_at').on(table.at),
    index('audit_events_actor').on(table.actorId),
    index('audit_events_companies').using('gin', table.companyIds),
  ],
);
