import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inTemporaryFolder } from '#server/blobs/temporary-files.ts';
import { dumpRows } from '#server/db/dump/dump-rows.ts';
import { loadRows, NotEmptyError, refuseRows } from '#server/db/dump/load-rows.ts';
import { migrateData } from '#server/db/migrate-data.ts';
import { connectPostgres, openEmbeddedDatabase } from '#server/db/open-database.ts';
import { createLog } from '#server/kit/log.ts';
import type { Settings } from '#server/settings/env.ts';
import { backUpBeforeUpgrade } from '#server/wiring/back-up-before-upgrade.ts';
import { lockDataFolder } from '#server/wiring/data-folder.ts';
import { createProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

/** From the data folder into the PostgreSQL of the settings. */
export async function moveDatabase(
  settings: Settings & { databaseUrl: string },
  terminal: Terminal,
): Promise<void> {
  const { dataFolder, databaseUrl } = settings;
  const folder = join(dataFolder, 'db');
  if (!existsSync(folder)) throw new Error(`There is no embedded database in ${dataFolder}.`);
  const lock = lockDataFolder(dataFolder);
  const progress = createProgress(terminal);
  try {
    const beforeUpgrade = backUpBeforeUpgrade(settings, createLog(settings.logLevel));
    const from = await openEmbeddedDatabase(folder, { beforeUpgrade });
    const to = connectPostgres(databaseUrl);
    try {
      await to.db.transaction(refuseRows);
      await migrateData(to);
      const rows = await inTemporaryFolder(dataFolder, async (files) => {
        const dump = await dumpRows(from.db, files, (done) => progress.show(done * 50, 'reading'));
        return loadRows(to.db, files, dump, (done) => progress.show(50 + done * 50, 'writing'));
      });
      progress.show(100, 'compared');
      terminal.out(
        `${rows} rows are in the PostgreSQL, and equal. Start the studio with DATABASE_URL.`,
      );
    } finally {
      await to.close();
      await from.close();
    }
  } catch (error) {
    if (!(error instanceof NotEmptyError)) throw error;
    throw new Error(
      `The PostgreSQL has data already (${error.message}), and none of it was changed. Name an empty database, ` +
        'or start the studio with this one if the move was made before.',
      { cause: error },
    );
  } finally {
    progress.stop();
    lock.release();
  }
}
