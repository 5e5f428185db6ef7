import type { JobName } from '@tarima/contract';
import { sql } from 'drizzle-orm';
import { type ConstructorOptions, fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { OpenDatabase, Queryable } from '#server/db/database.ts';
import { rawRows } from '#server/db/raw-rows.ts';
import { LONGEST_ANSWER_MS } from '#server/db/unanswered.ts';
import { causedBy } from '#server/kit/cause.ts';
import type { Log } from '#server/kit/log.ts';
import { carriedCause } from './carried-cause.ts';
import { notePlace } from './note-place.ts';
import { createQueueErrors } from './queue-errors.ts';
import { jobPayloadSchema, type QueuedJob } from './queued-job.ts';
import { giveTurns } from './turns.ts';

/** A process without a heartbeat for so long is dead. Another gets its job. */
const HEARTBEAT_SECONDS = 10;
const POLLING_SECONDS = 2;
/** Ended jobs are kept a day, because they tell how long their kind takes. */
const KEPT_SECONDS = 86_400;
/** The queue retries only after a death. The rows decide when to give up. */
const RETRIES_AFTER_DEATH = 10_000;

/** The abort reason when the studio stops. Such work is neither cancelled nor late. */
export const STOPPING = new DOMException('the studio stops', 'AbortError');

type JobTask = { id: string; jobId: string; signal: AbortSignal };
type Handler = (task: JobTask) => Promise<boolean>;

/** The dispatcher. This file alone knows the queue library. */
export type JobQueue = {
  /** Sends a job inside the transaction that writes its row; it runs after the commit. */
  enqueue: (
    tx: Queryable,
    name: JobName,
    task: { id: string; jobId: string; delayMs?: number },
  ) => Promise<void>;
  /** The rows with waiting or running work of this kind. */
  openRows: (db: Queryable, name: JobName) => ReturnType<QueuedJob['rows']['listOpen']>;
  isLive: (name: JobName, jobId: string) => Promise<boolean>;
  /** Takes a job out of the queue. A running job sees its signal abort. */
  cancel: (name: JobName, jobId: string) => Promise<void>;
  /**
   * Hands jobs to `handler`, `concurrency` at a time. It answers true for finished work. Called again with
   * another number, it changes how many; running jobs go on.
   */
  work: (name: JobName, concurrency: number, handler: Handler) => Promise<void>;
  /** Stops fetching, puts running jobs back and releases the database. */
  stop: () => Promise<void>;
};

export async function createJobQueue(
  database: OpenDatabase,
  jobs: QueuedJob[],
  log: Log,
): Promise<JobQueue> {
  const boss = new PgBoss(bossOptions(database));
  boss.on('error', createQueueErrors(log));
  await boss.start();
  for (const { name, expireInSeconds } of jobs) {
    const options = {
      retryLimit: RETRIES_AFTER_DEATH,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds,
      deleteAfterSeconds: KEPT_SECONDS,
      notify: true,
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
    // Loaded now, so that a send inside a transaction needs no other query.
    await boss.getQueue(name);
    if (database.engine.kind === 'pglite') await handBackOrphans(boss, name);
  }
  const stopping = new AbortController();
  const running = new Map<string, AbortController>();
  /** The places of each kind, by the queue library's ids, and their wanted number. */
  const workers = new Map<JobName, { open: string[]; wanted: number }>();
  const jobCalled = (name: JobName): QueuedJob => {
    const job = jobs.find((each) => each.name === name);
    if (!job) throw new Error(`No job is called ${name}`);
    return job;
  };

  /** Takes one job after the other. Answers the place's id. */
  async function openPlace(name: JobName, handler: Handler): Promise<string> {
    const place: { id?: string } = {};
    place.id = await boss.work(
      name,
      {
        // New jobs notify the worker. Polling finds postponed and orphaned ones.
        pollingIntervalSeconds: POLLING_SECONDS,
        notifyPollingIntervalSeconds: POLLING_SECONDS,
      },
      async ([fetched]) => {
        if (!fetched) return undefined;
        const own = new AbortController();
        running.set(fetched.id, own);
        try {
          await notePlace(database.db, name, fetched.id).catch((error) =>
            log.warn({ err: error, job: name }, 'the place of a job was not noted'),
          );
          const signal = AbortSignal.any([fetched.signal, own.signal, stopping.signal]);
          const { id, ...cause } = jobPayloadSchema.parse(fetched.data);
          const job = { name, jobId: fetched.id, rowId: id };
          const isDone = await causedBy({ ...cause, job }, () =>
            handler({ id, jobId: fetched.id, signal }),
          );
          return { isDone };
        } finally {
          running.delete(fetched.id);
          await giveTurns(database.db, name).catch((error) =>
            log.error({ err: error, job: name }, 'turns were not given'),
          );
          // Without this a backlog drains one job in 30 seconds while notifications are on.
          setImmediate(() => place.id && boss.notifyWorker(place.id));
        }
      },
    );
    return place.id;
  }

  return {
    async enqueue(tx, name, { id, jobId, delayMs }) {
      const job = jobCalled(name);
      const asker = await job.askedBy(tx, id);
      const cause = await carriedCause(tx, asker);
      const sent = await boss.send(
        name,
        { id, size: await job.sizeOf(tx, id), ...asker, ...cause },
        {
          id: jobId,
          // Both drivers answer raw queries with rows. The generic type lacks them.
          db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql),
          // Seconds by the clock of the database, since that of this machine may be wrong.
          ...(delayMs && { startAfter: delayMs / 1_000 }),
        },
      );
      if (!sent) throw new Error(`The queue did not take a job of ${name}`);
    },
    openRows: (db, name) => jobCalled(name).rows.listOpen(db),
    async isLive(name, jobId) {
      // A clock that was ahead has postponed the jobs of that time. They count as lost.
      const found = await database.db.execute(sql`select 1 from pgboss.job
        where name = ${name} and id = ${jobId} and (state = 'active'
          or state in ('created', 'retry') and created_on < now() + interval '1 minute')`);
      return rawRows(found).length > 0;
    },
    async cancel(name, jobId) {
      await boss.cancel(name, jobId);
      running.get(jobId)?.abort();
    },
    async work(name, concurrency, handler) {
      const places = workers.get(name) ?? { open: [], wanted: 0 };
      workers.set(name, places);
      const { open } = places;
      places.wanted = concurrency;
      // Another call may change the number meanwhile.
      while (open.length < places.wanted) open.push(await openPlace(name, handler));
      for (const id of open.splice(places.wanted)) await boss.offWork(name, { id, wait: false });
    },
    async stop() {
      stopping.abort(STOPPING);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

function bossOptions({ engine }: OpenDatabase): ConstructorOptions {
  const shared = {
    useListenNotify: true,
    schedule: false,
    monitorIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
    persistQueueStats: false,
  };
  if (engine.kind === 'pglite') {
    return { ...shared, db: fromPglite(engine.client), backend: 'pglite' };
  }
  // The library hands this on to the driver. Its types do not know it.
  const patience = { query_timeout: LONGEST_ANSWER_MS };
  return { ...shared, ...patience, connectionString: engine.url, options: engine.options, max: 4 };
}

/** Only this process uses the embedded database, so a dead one left every active job. */
async function handBackOrphans(boss: PgBoss, name: string): Promise<void> {
  const jobs = await boss.findJobs(name);
  const orphans = jobs.filter((job) => job.state === 'active').map((job) => job.id);
  if (orphans.length > 0) await boss.fail(name, orphans, { reason: 'the process ended' });
}
