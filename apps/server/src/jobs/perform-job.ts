import type { Queryable } from '#server/db/database.ts';
import { forgetAnswers } from '#server/features/usage/model-usage.service.ts';
import { keepCause } from '#server/kit/cause.ts';
import { createThrottle } from '#server/kit/throttle.ts';
import type { JobDefinition, JobRun, JobStart } from './define-job.ts';
import type { Progressing } from './watch-job.ts';

const PROGRESS_INTERVAL_MS = 500;
const UNWATCHED: Progressing = { enter: () => undefined, stored: () => undefined };

type Progress = { stage: string; percent: number; also?: (() => Promise<unknown>) | undefined };

/** Runs a job for a row that its worker has claimed. Throws what the job throws. */
export async function performJob(
  job: JobDefinition,
  start: JobStart,
  progressing: Progressing = UNWATCHED,
): Promise<void> {
  const { id, attemptId, studio } = start;
  const { db, log } = studio.context;
  const tell = keepCause(async (latest: Progress) => {
    try {
      await job.rows.report(db, id, attemptId, latest.stage, latest.percent);
      await latest.also?.();
      await job.announce(studio, id);
    } catch (error) {
      // The work is worth more than the news of it.
      log.warn({ err: error }, 'progress could not be told');
    }
  });
  const progress = createThrottle(PROGRESS_INTERVAL_MS, tell);
  try {
    await job.run({ ...start, ...createTools(job, start, { progress, progressing }) });
  } finally {
    await progress.settle();
  }
}

function createTools(
  job: JobDefinition,
  { id, attemptId, studio }: JobStart,
  {
    progress,
    progressing,
  }: { progress: ReturnType<typeof createThrottle<Progress>>; progressing: Progressing },
): Omit<JobRun<string>, keyof JobStart> {
  const { db } = studio.context;
  const { modelStep } = job;
  let currentStage = '';

  async function forget(tx: Queryable): Promise<void> {
    if (modelStep) await forgetAnswers(tx, modelStep.owner(id), modelStep.name);
  }

  async function completeIn(tx: Queryable): Promise<boolean> {
    if (!(await job.rows.complete(tx, id, attemptId))) return false;
    await forget(tx);
    return true;
  }

  return {
    report(stage, fraction, also) {
      const [from, to] = job.stages[stage] ?? [0, 100];
      const percent = from + (to - from) * Math.min(1, Math.max(0, fraction));
      progress.push({ stage, percent, also });
      if (stage === currentStage) return;
      void progress.settle();
      progressing.enter(stage);
      currentStage = stage;
    },
    writer() {
      if (!modelStep) throw new Error(`${job.name} has no step for a model`);
      return studio.services.modelUsage.writerFor(modelStep.owner(id), modelStep.name);
    },
    async step(name, store) {
      const isStored = await db.transaction(async (tx) => {
        if (!(await job.rows.stepDone(tx, id, attemptId))) return false;
        await store?.(tx);
        if (name === modelStep?.name) await forget(tx);
        return true;
      });
      if (isStored) progressing.stored(name);
      return isStored;
    },
    async complete(store) {
      await progress.settle();
      return db.transaction(async (tx) => {
        if (!(await completeIn(tx))) return false;
        await store(tx);
        return true;
      });
    },
    completeIn,
  };
}
