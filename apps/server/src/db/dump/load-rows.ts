import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { rawRows } from '../raw-rows.ts';
import { type Dump, dumpFileOf } from './dump-rows.ts';
import { fingerprint, prepareToDump, setSequences, writeRows } from './rows.ts';
import { type DumpedTable, dumpedTables } from './tables.ts';

/** A document may have megabytes, and a short row a hundred bytes. */
const MOST_CHARACTERS_AT_ONCE = 1_000_000;

/** The database to load into has rows already. */
export class NotEmptyError extends Error {}

/**
 * Loads a dump into an empty database of the same version, and compares all rows. It is one transaction: a load
 * that breaks off leaves nothing.
 * @param folder has the files of the dump
 * @param onTable gets the share of the tables that are loaded, from 0 to 1
 * @throws NotEmptyError
 * @returns the number of rows
 */
export const loadRows = (
  db: Database,
  folder: string,
  dump: Dump,
  onTable: (fraction: number) => void,
): Promise<number> =>
  db.transaction(async (tx) => {
    await prepareToDump(tx);
    await refuseRows(tx);
    const tables = await dumpedTables(tx);
    const names = tables.map(({ name }) => name).toSorted();
    if (names.join() !== Object.keys(dump).toSorted().join()) {
      throw new Error(`The dump has other tables than ${names.join(', ')}`);
    }
    let loaded = 0;
    for (const [index, table] of tables.entries()) {
      onTable(index / tables.length);
      const hash = await loadTable(tx, join(folder, dumpFileOf(table.name)), table);
      const there = await fingerprint(tx, table);
      if (there.rows !== dump[table.name] || there.hash !== hash) {
        throw new Error(`${table.name} did not arrive whole: ${there.rows} rows`);
      }
      loaded += there.rows;
    }
    return loaded;
  });

/** Throws a NotEmptyError if any table of the studio has a row. */
export async function refuseRows(tx: Transaction): Promise<void> {
  for (const { name } of await dumpedTables(tx)) {
    const found = await tx.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rawRows(found).length > 0) throw new NotEmptyError(`there are ${name}`);
  }
}

/** Answers one hash of all rows in the file. `fingerprint` makes it the same way. */
async function loadTable(tx: Transaction, path: string, table: DumpedTable): Promise<string> {
  const hashes: string[] = [];
  let rows: string[] = [];
  let length = 0;
  const write = async () => {
    if (rows.length > 0) await writeRows(tx, table, rows);
    rows = [];
    length = 0;
  };
  for await (const row of linesOf(path)) {
    hashes.push(createHash('md5').update(row).digest('hex'));
    rows.push(row);
    length += row.length;
    if (length > MOST_CHARACTERS_AT_ONCE) await write();
  }
  await write();
  await setSequences(tx, table);
  return createHash('md5').update(hashes.toSorted().join('')).digest('hex');
}

/** Node's reader of lines also cuts at separators that JSON allows within a text. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of createReadStream(path, 'utf8')) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      yield parts.join('') + chunk.slice(from, at);
      parts = [];
      from = at + 1;
    }
    parts.push(chunk.slice(from));
  }
}
