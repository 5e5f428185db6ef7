import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Database } from '../database.ts';
import { prepareToDump, readRows } from './rows.ts';
import { dumpedTables } from './tables.ts';

/** The tables of a dump, with the number of their rows. */
export const dumpSchema = z.record(z.string(), z.int().nonnegative());
export type Dump = z.infer<typeof dumpSchema>;

/** A file of a dump: a row as JSON in each line. */
export const dumpFileOf = (table: string): string => `${table}.ndjson`;

/**
 * Writes all rows of the studio, as of one moment, into files of a folder. The embedded database answers nobody
 * else meanwhile, so the folder lies on this disk.
 * @param onTable gets the share of the tables that are written, from 0 to 1
 */
export const dumpRows = (
  db: Pick<Database, 'transaction'>,
  folder: string,
  onTable: (fraction: number) => void = () => undefined,
): Promise<Dump> =>
  db.transaction(
    async (tx) => {
      await prepareToDump(tx);
      const dump: Dump = {};
      const tables = await dumpedTables(tx);
      for (const [index, table] of tables.entries()) {
        onTable(index / tables.length);
        let rows = 0;
        await pipeline(
          async function* () {
            for await (const some of readRows(tx, table)) {
              rows += some.length;
              yield `${some.join('\n')}\n`;
            }
          },
          createWriteStream(join(folder, dumpFileOf(table.name))),
        );
        dump[table.name] = rows;
      }
      return dump;
    },
    { isolationLevel: 'repeatable read' },
  );
