import type { Database, Transaction } from '../database.ts';
import { fingerprint, prepareToCopy, readRows, setSequences, writeRows } from './rows.ts';
import { type CopiedTable, copiedTables } from './tables.ts';

/** The database to copy into has rows already. */
export class NotEmptyError extends Error {}

/**
 * Copies all rows of the studio into an empty database and compares both. It is one transaction there: a copy
 * that breaks off leaves nothing.
 * @throws NotEmptyError
 * @returns the number of rows
 */
export const copyDatabase = (
  from: Database,
  to: Database,
  onTable: (name: string, fraction: number) => void,
): Promise<number> =>
  from.transaction(
    (source) =>
      to.transaction(async (target) => {
        await prepareToCopy(source);
        await prepareToCopy(target);
        const tables = copiedTables();
        for (const table of tables) await refuseRows(target, table);
        let copied = 0;
        for (const [index, table] of tables.entries()) {
          onTable(table.name, index / tables.length);
          for await (const rows of readRows(source, table)) await writeRows(target, table, rows);
          await setSequences(target, table);
          copied += await compare(source, target, table);
        }
        return copied;
      }),
    { isolationLevel: 'repeatable read' },
  );

async function refuseRows(target: Transaction, table: CopiedTable): Promise<void> {
  const { rows } = await fingerprint(target, table);
  if (rows > 0) throw new NotEmptyError(`${table.name} has ${rows} rows`);
}

async function compare(
  source: Transaction,
  target: Transaction,
  table: CopiedTable,
): Promise<number> {
  const before = await fingerprint(source, table);
  const after = await fingerprint(target, table);
  if (before.rows !== after.rows || before.hash !== after.hash) {
    throw new Error(`${table.name} did not arrive whole: ${after.rows} of ${before.rows} rows`);
  }
  return after.rows;
}
