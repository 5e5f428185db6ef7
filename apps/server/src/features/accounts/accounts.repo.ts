import { and, eq, exists } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { memberships } from '../companies/companies.schema.ts';
import { oidcIdentities } from '../oidc/oidc.schema.ts';
import { ACCOUNT_REALM, users } from '../session/users.schema.ts';
import { accounts } from './accounts.schema.ts';

const accountColumns = {
  userId: users.id,
  realm: users.realm,
  fullName: users.fullName,
  email: accounts.email,
  passwordHash: accounts.passwordHash,
};

/** A person, with how they sign in where they have said so. */
export async function findPerson(db: Queryable, userId: string) {
  const [row] = await db
    .select(accountColumns)
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Who signs in by an e-mail. */
export async function findAccount(db: Queryable, email: string) {
  const [row] = await db
    .select(accountColumns)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(eq(accounts.email, email));
  return row ?? null;
}

/** The same, but nobody who has nothing to open any more. */
export async function findUsableAccount(db: Queryable, email: string) {
  const isMember = exists(
    db.select().from(memberships).where(eq(memberships.userId, accounts.userId)),
  );
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), isMember));
  return row ?? null;
}

/** The same account, held until the end of the transaction, so that nobody becomes a member by it meanwhile. */
export async function lockAccount(tx: Queryable, email: string) {
  const account = await findAccount(tx, email);
  if (!account) return null;
  await tx.select().from(users).where(eq(users.id, account.userId)).for('update');
  return findAccount(tx, email);
}

/** Whether an account opens nothing: nobody is a member by it, no provider leads to it, and it is not the studio's owner's. */
export async function opensNothing(
  db: Queryable,
  { userId, realm }: { userId: string; realm: string },
): Promise<boolean> {
  const [member] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  const [known] = await db.select().from(oidcIdentities).where(eq(oidcIdentities.userId, userId));
  return realm === ACCOUNT_REALM && !member && !known;
}

export const renameUser = (db: Queryable, userId: string, fullName: string) =>
  db.update(users).set({ fullName }).where(eq(users.id, userId));

/** Makes a person who signs in here; answers the id. */
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
