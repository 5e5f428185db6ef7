import type { AuditAction } from '@tarima/contract';
import { and, count, desc, eq, getTableColumns, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { companies } from '../companies/companies.schema.ts';
import { podcasts } from '../podcasts/podcasts.schema.ts';
import { projects } from '../projects/projects.schema.ts';
import { users } from '../session/users.schema.ts';
import { videos } from '../videos/videos.schema.ts';
import { auditEvents } from './audit.schema.ts';

/** With what it was done to by its name of then, or else of now. */
export type AuditRow = typeof auditEvents.$inferSelect;
type NewAuditEvent = Omit<typeof auditEvents.$inferInsert, 'id' | 'at'>;

export const insertEvent = (db: Queryable, event: NewAuditEvent) =>
  db.insert(auditEvents).values(event);

/** Whose a thing is that has a name, deleted or not. */
export async function findCompanyOf(db: Queryable, id: string): Promise<string | null> {
  const of = (table: typeof projects | typeof videos | typeof podcasts) =>
    db.select({ companyId: table.companyId }).from(table).where(eq(table.id, id));
  const [row] = await unionAll(of(projects), of(videos), of(podcasts));
  return row?.companyId ?? null;
}

export async function listEvents(
  db: Queryable,
  filter: { action: AuditAction | undefined; limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = filter.action && eq(auditEvents.action, filter.action);
  const rows = await db
    .select({
      ...getTableColumns(auditEvents),
      subjectName: sql<
        string | null
      >`coalesce(${auditEvents.subjectName}, ${companies.name}, ${users.fullName})`,
    })
    .from(auditEvents)
    .leftJoin(companies, eq(sql`${companies.id}::text`, auditEvents.subject))
    .leftJoin(users, eq(sql`${users.id}::text`, auditEvents.subject))
    .where(where)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(filter.limit)
    .offset(filter.offset);
  const [counted] = await db.select({ total: count() }).from(auditEvents).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Keeps what was done and forgets by whom. */
export const forgetActor = (db: Queryable, actorId: string) =>
  db
    .update(auditEvents)
    .set({ actorId: null, actorName: null, address: null })
    .where(eq(auditEvents.actorId, actorId));

/** Keeps that it was done to a thing of a company that is no more, and forgets what the thing was called. */
export const forgetNamesOfGoneCompanies = (db: Queryable) => {
  const company = db.select().from(companies).where(eq(companies.id, auditEvents.companyId));
  return db
    .update(auditEvents)
    .set({ subjectName: null })
    .where(and(isNotNull(auditEvents.subjectName), notExists(company)));
};

export const deleteEventsBefore = (db: Queryable, time: Date) =>
  db.delete(auditEvents).where(lt(auditEvents.at, time));
