import type { AuditAction } from '@tarima/contract';
import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  isNotNull,
  lt,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { OwnedCompany } from '#server/kit/tenancy.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

/** The lines of one company, or of the whole studio where it is null. */
export type Trail = { company: OwnedCompany | null };

const linesOf = ({ company }: Trail): SQL | undefined =>
  company ? arrayContains(auditEvents.companyIds, [company.pk]) : undefined;

export async function listEvents(
  db: Queryable,
  {
    action,
    limit,
    offset,
    ...trail
  }: Trail & {
    action: AuditAction | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = and(linesOf(trail), action && eq(auditEvents.action, action));
  const rows = await db
    .select()
    .from(auditEvents)
    .where(where)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(auditEvents).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** The lines older than `before`, or the newest. Such pages stay right while lines are added. */
export function listEventsBefore(
  db: Queryable,
  trail: Trail,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditRow[]> {
  const { at, id } = auditEvents;
  const isOlder = sql`(${at}, ${id}) < (select at, id from audit_events where id = ${before})`;
  return db
    .select()
    .from(auditEvents)
    .where(and(linesOf(trail), before === null ? undefined : isOlder))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** Keeps a person's lines. Forgets who acted, and the name of the person acted on. */
export async function forgetPerson(db: Queryable, personId: string): Promise<void> {
  await db
    .update(auditEvents)
    .set({ actorId: null, actorName: null, address: null })
    .where(eq(auditEvents.actorId, personId));
  await db.update(auditEvents).set({ subjectName: null }).where(eq(auditEvents.subject, personId));
}

/** Forgets the names in lines of deleted companies, and keeps the lines. */
export const forgetNamesOfGoneCompanies = (db: Queryable) => {
  const company = db
    .select()
    .from(companies)
    .where(sql`${companies.id} = any(${auditEvents.companyIds})`);
  return db
    .update(auditEvents)
    .set({ subjectName: null })
    .where(
      and(
        isNotNull(auditEvents.subjectName),
        sql`cardinality(${auditEvents.companyIds}) > 0`,
        notExists(company),
      ),
    );
};

export const deleteEventsBefore = (db: Queryable, time: Date) =>
  db.delete(auditEvents).where(lt(auditEvents.at, time));
