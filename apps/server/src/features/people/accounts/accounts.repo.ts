import { and, asc, eq, exists } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { accounts } from '#server/db/tables/accounts.ts';
import { memberships } from '#server/db/tables/companies.ts';
import { users } from '#server/db/tables/users.ts';

const accountColumns = {
  userId: users.id,
  realm: users.realm,
  fullName: users.fullName,
  email: accounts.email,
  passwordHash: accounts.passwordHash,
};

/** A person, with their account where they have one. */
export async function findPerson(db: Queryable, userId: string) {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** The accounts of an e-mail, the oldest first. The password decides between them. */
export const listAccounts = (db: Queryable, email: string) =>
  db
    .select(accountColumns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(accounts.email, email))
    .orderBy(asc(users.createdAt), asc(users.id));

/** The accounts of an e-mail whose people belong to a company, in any order. */
export const listUsableAccounts = (db: Queryable, email: string) =>
  db
    .select(accountColumns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(
      and(
        eq(accounts.email, email),
        exists(db.select().from(memberships).where(eq(memberships.userId, accounts.userId))),
      ),
    );

export const renameUser = (db: Queryable, userId: string, fullName: string) =>
  db.update(users).set({ fullName }).where(eq(users.id, userId));

/** Makes a person with an account. Answers the id. */
export async function insertPerson(
  db: Queryable,
  person: { realm: string; fullName: string; email: string; passwordHash: string | null },
): Promise<string> {
  const { realm, fullName, email, passwordHash } = person;
  const [row] = await db
    .insert(users)
    .values({ realm, externalId: crypto.randomUUID(), fullName })
    .returning({ id: users.id });
  if (!row) throw new Error('a user was not made');
  await db.insert(accounts).values({ userId: row.id, email, passwordHash });
  return row.id;
}

export async function saveCredentials(
  db: Queryable,
  credentials: { userId: string; email: string; passwordHash: string | null },
): Promise<void> {
  const { email, passwordHash } = credentials;
  await db
    .insert(accounts)
    .values(credentials)
    .onConflictDoUpdate({ target: accounts.userId, set: { email, passwordHash } });
}

export const savePassword = (db: Queryable, userId: string, passwordHash: string | null) =>
  db.update(accounts).set({ passwordHash }).where(eq(accounts.userId, userId));

export const deleteAccount = (db: Queryable, userId: string) =>
  db.delete(accounts).where(eq(accounts.userId, userId));
