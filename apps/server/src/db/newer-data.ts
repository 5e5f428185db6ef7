import { sql } from 'drizzle-orm';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import {
  type AnyDatabase,
  appliedMigrations,
  isThere,
  readJournal,
  valuesOf,
} from './data-version.ts';

/** The data have migrations that this program does not know. It would damage them. */
export class NewerDataError extends Error {
  /** The version that has migrated the data last. Null if it left none. */
  readonly madeBy: string | null;

  constructor(madeBy: string | null) {
    super('the data were made by a newer version');
    this.madeBy = madeBy;
  }
}

/**
 * Throws a NewerDataError for data of a newer version. Else writes down that this version is about to migrate
 * them. That is before the migrations, so that a killed process leaves it too.
 */
export async function refuseNewerData(db: AnyDatabase): Promise<void> {
  const known = readJournal().entries.map(({ when }) => when);
  const applied = await appliedMigrations(db);
  if (applied.some((when) => !known.includes(when))) {
    throw new NewerDataError(await lastVersion(db));
  }
  await writeVersion(db);
}

/** Programs of every version read this table, so no migration changes it. It lies beside the migrator's. */
async function writeVersion(db: AnyDatabase): Promise<void> {
  if ((await lastVersion(db)) === STUDIO_VERSION) return;
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`
    create table if not exists drizzle.studio_versions (
      version text not null,
      began_at timestamptz not null default clock_timestamp()
    )
  `);
  await db.execute(sql`insert into drizzle.studio_versions (version) values (${STUDIO_VERSION})`);
}

async function lastVersion(db: AnyDatabase): Promise<string | null> {
  if (!(await isThere(db, 'drizzle.studio_versions'))) return null;
  const [last] = await valuesOf(
    db,
    sql`select version as value from drizzle.studio_versions order by began_at desc limit 1`,
  );
  return last ?? null;
}
