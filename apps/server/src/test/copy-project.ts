import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { dumpedTables } from '#server/db/dump/tables.ts';

/** The parts of a video project, with their columns of ids. */
const COPIED = {
  projects: ['id'],
  project_files: ['id', 'project_id'],
  scripts: ['id', 'project_id'],
  videos: ['id', 'project_id'],
};

/** Copies a project with its files, script and video. Each copy is a minute older than the one before. */
export async function copyProject(db: Database, projectId: string, copies: number): Promise<void> {
  const tables = await dumpedTables(db);
  for (const [name, keys] of Object.entries(COPIED)) {
    const columns = sql.join(
      (tables.find((table) => table.name === name)?.columns ?? []).map((each) =>
        sql.identifier(each),
      ),
      sql`, `,
    );
    const table = sql.identifier(name);
    const own = keys.at(-1) ?? 'id';
    const changed = keys.map((key) => sql`${key}::text, ${copyOf(sql`t.${sql.identifier(key)}`)}`);
    await db.execute(sql`
      insert into ${table} (${columns}) select ${columns} from (
        select (jsonb_populate_record(t, jsonb_build_object(
          ${sql.join(changed, sql`, `)}, 'created_at'::text, now() - n * interval '1 minute',
          'name'::text, to_jsonb(t) ->> 'name' || ' ' || n
        ))).* from ${table} t, generate_series(1, ${copies}) n
        where t.${sql.identifier(own)} = ${projectId}
      ) copies`);
  }
  await db.execute(sql`analyze`);
}

/** The id of copy `n`, in the form of a random one. */
const copyOf = (id: SQL) =>
  sql`overlay(overlay(md5(${id}::text || n) placing '4' from 13) placing '8' from 17)::uuid`;
