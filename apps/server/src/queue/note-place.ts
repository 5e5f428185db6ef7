import { hostname } from 'node:os';
import type { JobName } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

const PLACE = JSON.stringify({ machine: hostname(), process: process.pid });

/** Writes into a job where it runs. The queue library itself does not know. */
export const notePlace = (db: Database, name: JobName, jobId: string) =>
  db.execute(sql`
    update pgboss.job set data = data || ${PLACE}::jsonb where name = ${name} and id = ${jobId}`);
