import { sql } from 'drizzle-orm';
import { type ConstructorOptions, fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { OpenDatabase, Queryable } from '#server/db/database.ts';
import type { Log } from '#server/kit/log.ts';
import { type JobName, jobPayloadSchema, type QueuedJob } from './queued-job.ts';
import { giveTurns } from './turns.ts';

/** States of the queue in which a job will still be worked on. */
const LIVE_STATES = ['created', 'retry', 'active'];
/** A process that says nothing for so long is dead, and its job goes to another. */
const HEARTBEAT_SECONDS = 10;
const POLLING_SECONDS = 2;
/** How long ended jobs are kept, which tell how long their kind takes. */
const KEPT_SECONDS = 86_400;
/** The queue counts only deaths of processes; giving up is decided by the rows. */
const RETRIES_AFTER_DEATH = 10_000;

/** Why a signal aborts where the studio stops: neither cancelled, nor out of time. */
export const STOPPING = new DOMException('the studio stops', 'AbortError');

type JobTask = { id: string; jobId: string; signal: AbortSignal };

/** The dispatcher. This file alone knows the queue library. */
export type JobQueue = {
  /** Sends a job inside the transaction that writes its row; it runs after the commit. */
  enqueue: (
    tx: Queryable,
    name: JobName,
    task: { id: string; jobId: string; delayMs?: number },
  ) => Promise<void>;
  /** The rows that wait for this kind of work, or have it done to them now. */
  openRows: (db: Queryable, name: JobName) => ReturnType<QueuedJob['rows']['listOpen']>;
  isLive: (name: JobName, jobId: string) => Promise<boolean>;
  /** Takes a job out of the queue; a running one learns it by its signal. */
  cancel: (name: JobName, jobId: string) => Promise<void>;
  /** Hands jobs to `handler`, so many at a time; it answers whether the work was done. */
  work: (
    name: JobName,
    concurrency: number,
    handler: (task: JobTask) => Promise<boolean>,
  ) => Promise<void>;
  /** Stops fetching, aborts what runs and puts it back, and lets go of the database. */
  stop: () => Promise<void>;
};

export async function createJobQueue(
  database: OpenDatabase,
  jobs: QueuedJob[],
  log: Log,
): Promise<JobQueue> {
  const boss = new PgBoss(bossOptions(database));
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
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
    // Asked now, so that a send inside a transaction asks the database nothing outside it.
    await boss.getQueue(name);
    if (database.engine.kind === 'pglite') await handBackOrphans(boss, name);
  }
  const stopping = new AbortController();
  const running = new Map<string, AbortController>();
  const jobCalled = (name: JobName): QueuedJob => {
    const job = jobs.find((each) => each.name === name);
    if (!job) throw new Error(`No job is called ${name}`);
    return job;
  };

  return {
    async enqueue(tx, name, { id, jobId, delayMs }) {
      const job = jobCalled(name);
      const sent = await boss.send(
        name,
        { id, size: await job.sizeOf(tx, id), ...(await job.askedBy(tx, id)) },
        {
          id: jobId,
          // Both drivers answer raw queries with rows, which the generic type does not say.
          db: fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql),
          ...(delayMs && { startAfter: new Date(Date.now() + delayMs) }),
        },
      );
      if (!sent) throw new Error(`The queue did not take a job of ${name}`);
    },
    openRows: (db, name) => jobCalled(name).rows.listOpen(db),
    async isLive(name, jobId) {
      const found = await boss.findJobs(name, { id: jobId });
      return found.some((job) => LIVE_STATES.includes(job.state));
    },
    async cancel(name, jobId) {
      await boss.cancel(name, jobId);
      running.get(jobId)?.abort();
    },
    async work(name, concurrency, handler) {
      const worker: { id?: string } = {};
      worker.id = await boss.work(
        name,
        {
          localConcurrency: concurrency,
          // New jobs announce themselves; asking is for those that were postponed or left by the dead.
          pollingIntervalSeconds: POLLING_SECONDS,
          notifyPollingIntervalSeconds: POLLING_SECONDS,
        },
        async ([fetched]) => {
          if (!fetched) return undefined;
          const own = new AbortController();
          running.set(fetched.id, own);
          try {
            const signal = AbortSignal.any([fetched.signal, own.signal, stopping.signal]);
            const { id } = jobPayloadSchema.parse(fetched.data);
            return { isDone: await handler({ id, jobId: fetched.id, signal }) };
          } finally {
            running.delete(fetched.id);
            await giveTurns(database.db, name).catch((error) =>
              log.error({ err: error, job: name }, 'turns were not given'),
            );
            // Without this a backlog drains one job in 30 seconds while notifications are on.
            setImmediate(() => worker.id && boss.notifyWorker(worker.id));
          }
        },
      );
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
  return engine.kind === 'pglite'
    ? { ...shared, db: fromPglite(engine.client), backend: 'pglite' }
    : { ...shared, connectionString: engine.url, options: engine.options, max: 4 };
}

/** The embedded database has one owner, this process: whatever is active was left by a dead one. */
async function handBackOrphans(boss: PgBoss, name: string): Promise<void> {
  const jobs = await boss.findJobs(name);
  const orphans = jobs.filter((job) => job.state === 'active').map((job) => job.id);
  if (orphans.length > 0) await boss.fail(name, orphans, { reason: 'the process ended' });
}
