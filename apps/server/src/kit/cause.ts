import { AsyncLocalStorage } from 'node:async_hooks';

/** The job that runs now. */
type RunningJob = {
  name: string;
  /** The id of this job in the queue. */
  jobId: string;
  /** The id of the row that it works for. */
  rowId: string;
};

/** The reason for which the process does something now: a call, or a job and the call behind it. */
export type Cause = {
  /** The call that is answered, or that a job goes back to. */
  requestId?: string | undefined;
  job?: RunningJob | undefined;
  /** The present span, as W3C Trace Context writes it. Undefined without traces. */
  traceparent?: string | undefined;
  /** The call that asked for a job, where the job belongs to an older trace. */
  askedIn?: string | undefined;
};

const causes = new AsyncLocalStorage<Cause>();

/** Does work for a cause. All that the work starts has the same one, its lines in the log too. */
export const causedBy = <Result>(cause: Cause, work: () => Result): Result =>
  causes.run(cause, work);

/** The same work for the present cause, whoever calls it: a process or a thread knows no cause. */
export const keepCause = <Args extends unknown[], Result>(
  work: (...args: Args) => Result,
): ((...args: Args) => Result) => AsyncLocalStorage.bind(work);

export const presentCause = (): Cause => causes.getStore() ?? {};

/** The trace that a span belongs to. */
export const traceIdOf = (traceparent: string): string | undefined => traceparent.split('-')[1];

/** The ids of the present cause, for the lines of the log. */
export function causeForLog(): Record<string, string> {
  const { requestId, job, traceparent } = presentCause();
  const traceId = traceparent && traceIdOf(traceparent);
  return {
    ...(requestId && { requestId }),
    ...(job && { job: job.name, jobId: job.jobId, rowId: job.rowId }),
    ...(traceId && { traceId }),
  };
}
