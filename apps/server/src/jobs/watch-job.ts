import { causedBy, presentCause } from '#server/kit/cause.ts';
import type { JobEnd } from '#server/observing/observer.ts';
import { createStageTimes } from '#server/observing/stage-times.ts';
import type { JobDefinition, JobStart } from './define-job.ts';

/** The news of a job that runs. */
export type Progressing = { enter: (stage: string) => void; stored: (step: string) => void };
export type Ended = Pick<JobEnd, 'outcome'> & { code?: JobEnd['code'] };

/** Does the work of one start, and tells the observer of stages and end. A throw lets the job go. */
export async function watchJob(
  job: JobDefinition,
  { id, studio }: JobStart,
  work: (progressing: Progressing) => Promise<Ended>,
): Promise<Ended> {
  const { stored, ended, traceparent } = studio.context.observer.jobBegan({
    name: job.name,
    rowId: id,
  });
  const stages = createStageTimes();
  const cause = presentCause();
  let end: Ended = { outcome: 'let-go' };
  try {
    // The jobs that this one sends continue its own span.
    end = await causedBy({ ...cause, traceparent: traceparent ?? cause.traceparent }, () =>
      work({ enter: stages.enter, stored }),
    );
    return end;
  } finally {
    ended({ outcome: end.outcome, code: end.code, stages: stages.end() });
  }
}
