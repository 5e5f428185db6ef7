import { sql } from 'drizzle-orm';
import { rawRows } from '#server/db/raw-rows.ts';
import type { RawDatabase } from './earlier-database.ts';
import type { EarlierRow } from './versions.ts';

type Row = Record<string, unknown>;
export type RowsByTable = Record<string, Row[]>;

/** Columns that a migration has renamed: the former name, then that of today. */
const RENAMED: Record<string, string> = { starts_without_step: 'deaths_in_step' };

/** Columns that a migration has put in another form. A test of its own says what became of them. */
const CHANGED: Record<string, string[]> = { audit_events: ['company_id', 'subject_name'] };

export async function insertRows(db: RawDatabase, rows: EarlierRow[]): Promise<void> {
  for (const { table, row } of rows) {
    const name = sql.identifier(table);
    const columns = sql.join(
      Object.keys(row).map((column) => sql.identifier(column)),
      sql`, `,
    );
    await db.execute(sql`insert into ${name} (${columns})
      select ${columns} from json_populate_record(null::${name}, ${JSON.stringify(row)}::json)`);
  }
}

/** All rows of the studio. An unlogged table may be emptied by the database itself. */
export async function readAllRows(db: RawDatabase): Promise<RowsByTable> {
  await db.execute(sql`set timezone = 'UTC'`);
  const tables = rawRows<{ name: string }>(
    await db.execute(sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`),
  );
  const rows: RowsByTable = {};
  for (const { name } of tables) {
    const found = await db.execute(
      sql`select row_to_json(t) as row from public.${sql.identifier(name)} t`,
    );
    rows[name] = rawRows<{ row: Row }>(found).map(({ row }) => row);
  }
  return rows;
}

/** The rows of each table in one form and order. Columns that came later are left out. */
export function asEarlier(rows: RowsByTable, earlier: RowsByTable): Record<string, string[]> {
  const told = Object.entries(earlier).map(([table, [first = {}]]) => {
    const columns = Object.keys(first).filter((name) => !CHANGED[table]?.includes(name));
    const valueIn = (row: Row, column: string) => row[column] ?? row[RENAMED[column] ?? column];
    const lines = (rows[table] ?? []).map((row) =>
      JSON.stringify(columns.map((column) => [column, valueIn(row, column)])),
    );
    return [table, lines.sort()];
  });
  return Object.fromEntries(told);
}

/** Columns that no row has a value in. Also those that may be empty, and never are. */
export async function untriedColumns(db: RawDatabase): Promise<string[]> {
  const rows = await readAllRows(db);
  const tables = sql.join(
    Object.keys(rows).map((table) => sql`${table}`),
    sql`, `,
  );
  const columns = rawRows<{ table: string; name: string; mayBeEmpty: boolean }>(
    await db.execute(sql`select table_name as table, column_name as name,
        is_nullable = 'YES' as "mayBeEmpty"
      from information_schema.columns
      where table_schema = 'public' and table_name in (${tables}) and is_generated = 'NEVER'
      order by table_name, ordinal_position`),
  );
  return columns.flatMap(({ table, name, mayBeEmpty }) => {
    const values = (rows[table] ?? []).map((row) => row[name] ?? null);
    return [
      ...(values.some((value) => value !== null) ? [] : [`${table}.${name} has no value`]),
      ...(mayBeEmpty && !values.includes(null) ? [`${table}.${name} is never empty`] : []),
    ];
  });
}
