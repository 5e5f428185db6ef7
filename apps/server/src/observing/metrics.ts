import { METHODS } from 'node:http';
import { JOB_NAMES } from '@tarima/contract';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { addGauges, type Readings } from './gauges.ts';
import { type Observer, OUTCOMES } from './observer.ts';

/** Seconds. Calls that wait for a draft take up to 25. */
const REQUEST_BUCKETS = [0.005, 0.02, 0.1, 0.5, 2, 10, 30];
/** Seconds, from a short draft to a long video or a course. */
const JOB_BUCKETS = [0.1, 0.5, 2, 10, 30, 120, 600, 3_600];

export type Metrics = {
  observer: Observer;
  contentType: string;
  /** Adds the figures that are read only when somebody asks. */
  show: (readings: Readings) => void;
  /** Reads everything now, in Prometheus' text format. */
  page: () => Promise<string>;
};

/** The figures of this process and of its installation. Every label has a closed set of values. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'tarima_http_request_duration_seconds',
    help: 'Time from a call to the end of its answer, by pattern of the route.',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'tarima_job_duration_seconds',
    help: 'Time of one start of a job.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  // Otherwise a rate would miss the first failure of each kind.
  for (const job of JOB_NAMES) for (const outcome of OUTCOMES) jobSeconds.zero({ job, outcome });
  const stageSeconds = new Histogram({
    name: 'tarima_job_stage_duration_seconds',
    help: 'Time that a job showed a stage.',
    labelNames: ['job', 'stage'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const steps = new Counter({
    name: 'tarima_job_steps_stored_total',
    help: 'Stored results of steps.',
    labelNames: ['job'],
    registers,
  });
  const jobFailures = new Counter({
    name: 'tarima_job_failures_total',
    help: 'Starts of jobs that failed or wait for another try, by error code.',
    labelNames: ['job', 'code'],
    registers,
  });
  const callFailures = new Counter({
    name: 'tarima_http_failures_total',
    help: 'Refused and failed calls, by error code.',
    labelNames: ['code'],
    registers,
  });
  const paidUnits = new Counter({
    name: 'tarima_paid_units_total',
    help: 'Units that vendors charge for: tokens, characters, seconds of video.',
    labelNames: ['vendor', 'unit'],
    registers,
  });
  const paidDollars = new Counter({
    name: 'tarima_paid_dollars_total',
    help: 'US dollars of these units, as far as their prices are set.',
    labelNames: ['vendor', 'unit'],
    registers,
  });

  const observer: Observer = {
    requestBegan({ method }) {
      const begun = performance.now();
      return {
        ended({ route = 'none', status, code }) {
          const labels = { route, method: knownMethod(method), status: classOf(status) };
          requestSeconds.observe(labels, secondsSince(begun));
          if (code) callFailures.inc({ code });
        },
      };
    },
    jobBegan({ name: job }) {
      const begun = performance.now();
      return {
        stored: () => steps.inc({ job }),
        ended({ outcome, code, stages }) {
          jobSeconds.observe({ job, outcome }, secondsSince(begun));
          for (const { stage, seconds } of stages) stageSeconds.observe({ job, stage }, seconds);
          if (code) jobFailures.inc({ job, code });
        },
      };
    },
    paid({ vendor, unit, units, unitPrice }) {
      paidUnits.inc({ vendor, unit }, units);
      if (unitPrice !== null) paidDollars.inc({ vendor, unit }, units * unitPrice);
    },
  };
  return {
    observer,
    contentType: registry.contentType,
    show: (readings) => addGauges(registry, readings),
    page: () => registry.metrics(),
  };
}

const secondsSince = (begun: number) => (performance.now() - begun) / 1_000;
const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
const knownMethod = (method: string) => (METHODS.includes(method) ? method : 'other');
