import type { CompanyRole } from '@tarima/contract';
import { and, asc, eq, inArray, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { accounts } from '#server/db/tables/accounts.ts';
import { companies, memberships, removals } from '#server/db/tables/companies.ts';
import { secondFactors } from '#server/db/tables/second-factors.ts';
import { users } from '#server/db/tables/users.ts';

const membership = (companyId: string, userId: string) =>
  and(eq(memberships.companyId, companyId), eq(memberships.userId, userId));

/** Makes a company with its first owner. */
export async function insertCompany(
  db: Queryable,
  company: { realm: string; name: string },
  ownerId: string,
) {
  const [row] = await db
    .insert(companies)
    .values({ ...company, externalId: crypto.randomUUID() })
    .returning({ pk: companies.id, name: companies.name });
  if (!row) throw new Error('a company was not made');
  await insertMember(db, { companyId: row.pk, userId: ownerId, role: 'owner' });
  return row;
}

export const renameCompany = (db: Queryable, companyId: string, name: string) =>
  db.update(companies).set({ name }).where(eq(companies.id, companyId));

/** False if nothing changed. */
export async function updateRequirement(
  db: Queryable,
  companyId: string,
  isRequired: boolean,
): Promise<boolean> {
  const rows = await db
    .update(companies)
    .set({ requiresSecondFactor: isRequired })
    .where(and(eq(companies.id, companyId), ne(companies.requiresSecondFactor, isRequired)))
    .returning({ id: companies.id });
  return rows.length > 0;
}

export async function findRequirement(db: Queryable, companyId: string): Promise<boolean> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
  return row?.requiresSecondFactor ?? false;
}

export async function listMembers(db: Queryable, companyId: string) {
  return db
    .select({
      id: users.id,
      realm: users.realm,
      fullName: users.fullName,
      email: accounts.email,
      hasPassword: sql<boolean>`${isNotNull(accounts.passwordHash)}`,
      hasSecondFactor: sql<boolean>`${isNotNull(secondFactors.confirmedAt)}`,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(memberships.companyId, companyId))
    .orderBy(asc(users.fullName), asc(users.id));
}

/** The roles of a company by person, locked until the transaction ends. */
export async function lockRoles(db: Queryable, companyId: string) {
  const rows = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.companyId, companyId))
    // In a fixed order, so that two changes of a company wait instead of deadlocking.
    .orderBy(asc(memberships.userId))
    .for('update');
  return new Map(rows.map(({ userId, role }) => [userId, role]));
}

/** The members who also belong to a company that `ownerId` does not own. */
export async function listMembersElsewhere(
  db: Queryable,
  companyId: string,
  ownerId: string,
): Promise<Set<string>> {
  const here = alias(memberships, 'here');
  const owned = alias(memberships, 'owned');
  const isOwned = db
    .select()
    .from(owned)
    .where(
      and(
        eq(owned.companyId, memberships.companyId),
        eq(owned.userId, ownerId),
        eq(owned.role, 'owner'),
      ),
    );
  const rows = await db
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(here, and(eq(here.userId, memberships.userId), eq(here.companyId, companyId)))
    .where(notExists(isOwned));
  return new Set(rows.map(({ userId }) => userId));
}

/** Adds a member. An existing member stays as they are. */
export const insertMember = (db: Queryable, member: typeof memberships.$inferInsert) =>
  db.insert(memberships).values(member).onConflictDoNothing();

/** Moves all memberships of others to one person, as owner where any of them was. */
export async function giveMemberships(db: Queryable, from: string[], to: string): Promise<void> {
  const isTheirs = inArray(memberships.userId, [...from, to]);
  const rows = await db
    .select()
    .from(memberships)
    .where(isTheirs)
    // In a fixed order, as in `lockRoles`.
    .orderBy(asc(memberships.companyId), asc(memberships.userId))
    .for('update');
  const owned = new Set(rows.flatMap(({ role, companyId }) => (role === 'owner' ? companyId : [])));
  const all = Map.groupBy(rows, ({ companyId }) => companyId);
  await db.delete(memberships).where(isTheirs);
  for (const [companyId, ofCompany] of all) {
    const role = owned.has(companyId) ? 'owner' : 'member';
    const joined = Math.min(...ofCompany.map((row) => row.joined));
    await insertMember(db, { companyId, userId: to, role, joined });
  }
}

export const updateRole = (db: Queryable, companyId: string, userId: string, role: CompanyRole) =>
  db.update(memberships).set({ role }).where(membership(companyId, userId));

export const deleteMember = (db: Queryable, companyId: string, userId: string) =>
  db.delete(memberships).where(membership(companyId, userId));

export const saveRemoval = (db: Queryable, removal: typeof removals.$inferInsert) =>
  db
    .insert(removals)
    .values(removal)
    .onConflictDoUpdate({ target: [removals.userId, removals.companyId], set: removal });
