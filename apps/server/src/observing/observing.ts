import type { Log } from '#server/kit/log.ts';
import type { Settings } from '#server/settings/env.ts';
import type { Metrics } from './metrics.ts';
import { type Observer, tellAll } from './observer.ts';

export type Observing = {
  observer: Observer;
  /** Null if nobody asked for them. */
  metrics: Metrics | null;
  /** Sends the traces that are left. */
  stop: () => Promise<void>;
};

/** Loads only what the settings ask for, so that a studio without them pays nothing. */
export async function createObserving(
  { metricsPort, traces, roles }: Pick<Settings, 'metricsPort' | 'traces' | 'roles'>,
  log: Log,
): Promise<Observing> {
  const metrics = metricsPort === undefined ? null : (await import('./metrics.ts')).createMetrics();
  const tracing = traces
    ? (await import('./tracing.ts')).createTracing(traces, { roles, log })
    : null;
  const observers = [metrics, tracing].flatMap((each) => (each ? [each.observer] : []));
  return {
    observer: tellAll(observers),
    metrics,
    stop: async () => tracing?.stop(),
  };
}
