import { makeTemporaryFolder, removeAll } from '#server/blobs/temporary-files.ts';
import { dataVersionOf } from '#server/db/data-version.ts';
import type { Database } from '#server/db/database.ts';
import { type Dump, dumpRows } from '#server/db/dump/dump-rows.ts';

export type DumpedRows = {
  /** Has the files of the dump. Whoever asked for it deletes it. */
  folder: string;
  dataVersion: string;
  tables: Dump;
};

/** Where a backup gets its rows. */
export type RowSource = {
  /** Null if there are no data yet. */
  dataVersion: () => Promise<string | null>;
  /** Writes out all rows, as of one moment. */
  dump: () => Promise<DumpedRows>;
};

/** The rows of an open database, in a folder of this disk. */
export const rowsOf = (
  db: Pick<Database, 'transaction' | 'execute'>,
  dataFolder: string,
): RowSource => ({
  dataVersion: () => dataVersionOf(db),
  async dump() {
    const folder = await makeTemporaryFolder(dataFolder);
    try {
      const tables = await dumpRows(db, folder);
      return { folder, dataVersion: (await dataVersionOf(db)) ?? '', tables };
    } catch (error) {
      // A full disk must not stay full of half a dump.
      await removeAll(folder);
      throw error;
    }
  },
});
