import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Log } from '#server/kit/log.ts';

/** Says that a collector takes no traces, once until it takes some again. The exporter itself says nothing. */
export function warnOnce(exporter: SpanExporter, log: Log): SpanExporter {
  let hasWarned = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && !hasWarned) log.warn({ err: result.error }, 'traces were not sent');
        hasWarned = result.error !== undefined;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
