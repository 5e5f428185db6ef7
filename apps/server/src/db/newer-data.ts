import { sql } from 'drizzle-orm';
import { STUDIO_VERSION } from '#server/kit/studio-version.ts';
import { type AnyDatabase, type DataAge, readDataAge } from './data-version.ts';

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
 * @returns the age that the data had
 */
export async function refuseNewerData(db: AnyDatabase): Promise<DataAge['age']> {
  const { age, madeBy } = await readDataAge(db);
  if (age === 'newer') throw new NewerDataError(madeBy);
  if (madeBy !== STUDIO_VERSION) await writeVersion(db);
  return age;
}

/** Programs of every version read this table, so no migration changes it. It lies beside the migrator's. */
async function writeVersion(db: AnyDatabase): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`
    create table if not exists drizzle.studio_versions (
      version text not null,
      began_at timestamptz not null default clock_timestamp()
    )
  `);
  await db.execute(sql`insert into drizzle.studio_versions (version) values (${STUDIO_VERSION})`);
}
