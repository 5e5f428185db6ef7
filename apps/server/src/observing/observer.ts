import type { ErrorCode, JobName } from '@tarima/contract';
import type { ChargeKind } from '#server/db/tables/model-usage.ts';

/** The ends of one start of a job: `retried` waits for the next, `let-go` was stopped from outside. */
export const OUTCOMES = ['done', 'failed', 'retried', 'let-go'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** A stage of a job. It may come back, so its seconds are those in which it was shown. */
export type StageTime = { stage: string; beganAt: Date; endedAt: Date; seconds: number };

export type RequestEnd = {
  /** The pattern of the route, never the address. Undefined if there is none. */
  route: string | undefined;
  status: number;
  code: ErrorCode | undefined;
};
export type JobEnd = { outcome: Outcome; code: ErrorCode | undefined; stages: StageTime[] };

/** `tokens-read` and `tokens-written` are those of a language model. */
export type PaidUnit = ChargeKind | 'tokens-read' | 'tokens-written';
export type Payment = {
  /** The vendor's id in this studio; `language-model` for any model. */
  vendor: string;
  unit: PaidUnit;
  units: number;
  /** US dollars for a unit. Null if the price is not set. */
  unitPrice: number | null;
};

/** A call or a job that is watched from its beginning to its end. */
export type Watch<End> = {
  /** The span of the work, for all that it causes. Undefined without traces. */
  traceparent?: string | undefined;
  ended: (end: End) => void;
};
export type JobWatch = Watch<JobEnd> & {
  /** A step's result is stored. */
  stored: (step: string) => void;
};

/** Hears of calls, jobs and payments. It gets names, ids and codes, never a word that people wrote. */
export type Observer = {
  requestBegan: (request: { id: string; method: string; isApi: boolean }) => Watch<RequestEnd>;
  jobBegan: (job: { name: JobName; rowId: string }) => JobWatch;
  paid: (payment: Payment) => void;
};

/** Tells each of the observers. At most one of them has spans. */
export const tellAll = (observers: Observer[]): Observer => ({
  requestBegan(request) {
    const watches = observers.map((each) => each.requestBegan(request));
    return joined(watches);
  },
  jobBegan(job) {
    const watches = observers.map((each) => each.jobBegan(job));
    return {
      ...joined(watches),
      stored: (step) => {
        for (const watch of watches) watch.stored(step);
      },
    };
  },
  paid(payment) {
    for (const each of observers) each.paid(payment);
  },
});

const joined = <End>(watches: Watch<End>[]): Watch<End> => ({
  traceparent: watches.find(({ traceparent }) => traceparent)?.traceparent,
  ended: (end) => {
    for (const watch of watches) watch.ended(end);
  },
});
