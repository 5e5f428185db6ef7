import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { rawRows } from '../raw-rows.ts';
import type { DumpedTable } from './tables.ts';

/** A document may have megabytes. */
const ROWS_AT_ONCE = 20;

/** Sets one zone for times. The transaction may wait for the other database. */
export async function prepareToDump(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

/** The rows of a table as JSON texts, some at a time. */
export async function* readRows(tx: Transaction, { name }: DumpedTable): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare dumped no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
  );
  for (;;) {
    const fetched = await tx.execute(sql`fetch ${sql.raw(`${ROWS_AT_ONCE}`)} from dumped`);
    const rows = rawRows<{ row: string }>(fetched);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close dumped`);
}

export async function writeRows(
  tx: Transaction,
  { name, columns }: DumpedTable,
  rows: string[],
): Promise<void> {
  const table = sql.identifier(name);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`insert into ${table} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`);
}

/** The next numbers that a table gives come after those that it has. */
export async function setSequences(tx: Transaction, { name, columns }: DumpedTable): Promise<void> {
  for (const column of columns) {
    await tx.execute(sql`select setval(sequence, greatest(1, highest), highest > 0) from (
        select pg_get_serial_sequence(${`public.${name}`}, ${column}) as sequence
      ) found, lateral (
        select coalesce(max(c), 0)::bigint as highest from (
          select case when sequence is null then null else (row_to_json(t) ->> ${column})::bigint end as c
          from ${sql.identifier(name)} t
        ) numbers
      ) most where sequence is not null`);
  }
}

/** The number of rows, and one hash of all of them. */
export async function fingerprint(
  tx: Transaction,
  { name }: DumpedTable,
): Promise<{ rows: number; hash: string }> {
  const found = await tx.execute(sql`select count(*)::int as rows,
      md5(coalesce(string_agg(hash, '' order by hash collate "C"), '')) as hash
    from (select md5(row_to_json(t)::text) as hash from ${sql.identifier(name)} t) hashes`);
  const [row] = rawRows<{ rows: number; hash: string }>(found);
  if (!row) throw new Error(`${name} has no fingerprint`);
  return row;
}
