import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Written and kept whatever becomes of a call: it counts attempts. */
const BESIDE_EVERY_DEED = ['sign_in_attempts'];

/** A database that can refuse lines of the trail, or fail other writes at commit. */
export async function refuseWrites(db: Database) {
  // Both drivers return raw queries with rows, which the generic type does not say.
  const rowsOf = async <Row>(query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
  const tables = (
    await rowsOf<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
  )
    .map(({ name }) => name)
    .filter((name) => !BESIDE_EVERY_DEED.includes(name));

  await db.execute(sql`create schema refusing`);
  await db.execute(sql`create table refusing.refused (what text)`);
  await db.execute(sql`
    create function refusing.refuse() returns trigger language plpgsql as $$ begin
      if exists (select from refusing.refused where what = tg_argv[0] or what = to_jsonb(new) ->> 'action')
      then raise exception 'refused by a test'; end if;
      return new;
    end $$`);
  for (const name of tables) {
    const table = sql.raw(`"${name}"`);
    await db.execute(
      name === 'audit_events'
        ? sql`create trigger refuse before insert on ${table} for each row execute function refusing.refuse('no act')`
        : sql`create constraint trigger refuse after insert or update or delete on ${table}
            deferrable initially deferred for each row execute function refusing.refuse('acts')`,
    );
  }

  return {
    /** Does work while lines of this action, or of every action, are refused. */
    async whileRefusing<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> {
      await db.execute(sql`insert into refusing.refused values (${what})`);
      try {
        return await work();
      } finally {
        await db.execute(sql`delete from refusing.refused`);
      }
    },

    /** The rows of the database, by table. */
    async contents(): Promise<Record<string, string>> {
      const held: Record<string, string> = {};
      for (const name of tables) {
        const [row] = await rowsOf<{ hash: string }>(
          sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from ${sql.raw(`"${name}"`)} t`,
        );
        held[name] = row?.hash ?? '';
      }
      return held;
    },
  };
}
