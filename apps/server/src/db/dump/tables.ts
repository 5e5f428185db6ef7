import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, sql } from 'drizzle-orm';
import { knownDataVersions, migrationsFolder } from '../data-version.ts';
import type { Queryable } from '../database.ts';
import { rawRows } from '../raw-rows.ts';
import { callCounts, socketIoAttachments } from '../schema.ts';

/** A table with the columns that are written. The database itself fills the others. */
export type DumpedTable = { name: string; columns: string[] };

/** News between processes and counts of a minute. No other database needs them. */
const PASSING: string[] = [socketIoAttachments, callCounts].map((table) => getTableName(table));

/** Others may keep tables of their own in the database. */
const ownTables = (): string[] =>
  knownDataVersions().flatMap((version) => {
    const text = readFileSync(join(migrationsFolder, `${version}.sql`), 'utf8');
    return [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE "(\w+)"/gu)].map(([, name = '']) => name);
  });

/**
 * The tables that the database has now, each after those that it points to. The data may be of an earlier
 * version, so the database is asked. The queue's own tables are made anew.
 */
export async function dumpedTables(db: Queryable): Promise<DumpedTable[]> {
  const found = await db.execute(sql`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns, (
      select coalesce(json_agg(distinct other.relname), '[]')
      from pg_constraint k join pg_class other on other.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and other.oid <> c.oid
    ) as needs
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid, c.relname order by c.relname`);
  const own = new Set(ownTables());
  const all = rawRows<DumpedTable & { needs: string[] }>(found).filter(({ name }) => own.has(name));
  const ordered = new Map<string, DumpedTable>();
  const place = ({ name, columns, needs }: DumpedTable & { needs: string[] }) => {
    if (ordered.has(name) || PASSING.includes(name)) return;
    for (const table of all) if (needs.includes(table.name)) place(table);
    ordered.set(name, { name, columns });
  };
  for (const table of all) place(table);
  return [...ordered.values()];
}
