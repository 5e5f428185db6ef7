import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema.ts';

/** A table with the columns that are written. The database itself fills the others. */
export type CopiedTable = { name: string; columns: string[] };

/** News between processes and counts of a minute. No other database needs them. */
const PASSING: PgTable[] = [schema.socketIoAttachments, schema.callCounts];

/** The tables of the studio, each after those that it points to. The queue's own are made anew. */
export function copiedTables(): CopiedTable[] {
  const all: unknown[] = Object.values(schema);
  const kept = all.filter((each) => is(each, PgTable)).filter((table) => !PASSING.includes(table));
  const ordered: PgTable[] = [];
  const place = (table: PgTable) => {
    if (ordered.includes(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) place(foreignTable);
    }
    ordered.push(table);
  };
  for (const table of kept) place(table);
  return ordered.map((table) => ({
    name: getTableName(table),
    columns: getTableConfig(table)
      .columns.filter(({ generated }) => !generated)
      .map(({ name }) => name),
  }));
}
