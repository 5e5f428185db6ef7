import { STUDIO_SETTING_NAMES, type StudioSettingName } from '@tarima/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { studioSettings } from '#server/db/tables/studio-settings.ts';
import { users } from '#server/db/tables/users.ts';

/** The settings that the owner has typed, encrypted, with the name of who did. */
export function listStored(db: Queryable) {
  const { name, sealed, changedAt } = studioSettings;
  return db
    .select({ name, sealed, changedAt, changedBy: users.fullName })
    .from(studioSettings)
    .leftJoin(users, eq(users.id, studioSettings.changedBy))
    .where(inArray(name, [...STUDIO_SETTING_NAMES]))
    .orderBy(name);
}
export type StoredRow = Awaited<ReturnType<typeof listStored>>[number];

/** Until the transaction ends, nobody else changes them. */
export const lockStored = (tx: Queryable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('studio settings', 0))`);

export async function saveStored(
  tx: Queryable,
  row: { name: StudioSettingName; sealed: string; changedBy: string; changedAt: Date },
): Promise<void> {
  await tx
    .insert(studioSettings)
    .values(row)
    .onConflictDoUpdate({ target: studioSettings.name, set: row });
}

export const deleteStored = (tx: Queryable, name: StudioSettingName) =>
  tx.delete(studioSettings).where(eq(studioSettings.name, name));
