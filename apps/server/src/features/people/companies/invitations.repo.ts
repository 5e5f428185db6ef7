import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies, invitations } from '#server/db/tables/companies.ts';

/** Stores an invitation. It replaces an earlier one of the same e-mail and company. */
export async function saveInvitation(
  db: Queryable,
  invitation: typeof invitations.$inferInsert,
): Promise<void> {
  await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({ target: [invitations.companyId, invitations.email], set: invitation });
}

export const listInvitations = (db: Queryable, companyId: string, now: Date) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.email));

export const listInvitationsOf = (db: Queryable, email: string, now: Date) =>
  db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.email, email), gt(invitations.expiresAt, now)));

/** The invitation of a link. Null if it was used, replaced, cancelled or has expired. */
export async function findInvitation(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      id: invitations.id,
      companyId: invitations.companyId,
      companyName: companies.name,
      email: invitations.email,
      role: invitations.role,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
  return row ?? null;
}

/** Uses up an invitation. Null if another request was first. */
export async function takeInvitation(db: Queryable, id: string) {
  const [row] = await db.delete(invitations).where(eq(invitations.id, id)).returning();
  return row ?? null;
}

export const deleteOldInvitations = (db: Queryable, now: Date) =>
  db.delete(invitations).where(lt(invitations.expiresAt, now));

/** Deletes an invitation. False if there is none. */
export async function deleteInvitation(
  db: Queryable,
  companyId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}
