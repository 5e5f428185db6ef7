import type { Queryable } from '#server/db/database.ts';
import { forgetAnswers, type UsageOwner } from '#server/features/usage/model-usage.service.ts';
import { createThrottle } from '#server/kit/throttle.ts';
import type { JobDefinition, JobRun, JobStart } from './define-job.ts';

const PROGRESS_INTERVAL_MS = 500;

type Progress = { stage: string; percent: number; also?: (() => Promise<unknown>) | undefined };

/** Runs a job for a row that its worker has claimed. Throws what the job throws. */
export async function performJob(job: JobDefinition, start: JobStart): Promise<void> {
  const { id, attemptId, studio } = start;
  const { db } = studio.context;
  const progress = createThrottle(PROGRESS_INTERVAL_MS, async (latest: Progress) => {
    await job.rows.report(db, id, attemptId, latest.stage, latest.percent);
    await latest.also?.();
    await job.announce(studio, id);
  });
  try {
    await job.run({ ...start, ...createTools(job, start, progress) });
  } finally {
    await progress.settle();
  }
}

function createTools(
  job: JobDefinition,
  { id, attemptId, studio, signal }: JobStart,
  progress: ReturnType<typeof createThrottle<Progress>>,
): Omit<JobRun<string>, keyof JobStart> {
  const { db } = studio.context;
  const answered = new Map<string, UsageOwner>();
  let currentStage = '';

  async function forget(tx: Queryable, step: string): Promise<void> {
    const owner = answered.get(step);
    if (owner) await forgetAnswers(tx, owner, step);
  }

  async function completeIn(tx: Queryable): Promise<boolean> {
    if (!(await job.rows.complete(tx, id, attemptId))) return false;
    for (const step of answered.keys()) await forget(tx, step);
    return true;
  }

  return {
    report(stage, fraction, also) {
      const [from, to] = job.stages[stage] ?? [0, 100];
      const percent = from + (to - from) * Math.min(1, Math.max(0, fraction));
      progress.push({ stage, percent, also });
      if (stage === currentStage) return;
      currentStage = stage;
      // People see a new stage at once. A failed write fails the job when it settles.
      progress.settle().catch(() => undefined);
    },
    writer(owner, step) {
      answered.set(step, owner);
      return studio.services.modelUsage.writerFor(owner, step);
    },
    step: (step, store) =>
      db.transaction(async (tx) => {
        if (!(await job.rows.stepDone(tx, id, attemptId))) return false;
        await store?.(tx);
        await forget(tx, step);
        return true;
      }),
    async complete(store) {
      await progress.settle();
      signal.throwIfAborted();
      return db.transaction(async (tx) => {
        if (!(await completeIn(tx))) return false;
        await store(tx);
        return true;
      });
    },
    completeIn,
  };
}
