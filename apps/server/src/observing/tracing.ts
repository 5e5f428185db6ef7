import {
  type Attributes,
  type Context,
  type Link,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { presentCause } from '#server/kit/cause.ts';
import type { Log } from '#server/kit/log.ts';
import type { Settings } from '#server/settings/env.ts';
import type { Observer } from './observer.ts';
import { spanContextOf, traceparentOf } from './traceparent.ts';
import { warnOnce } from './warn-once.ts';

/** A collector that hangs must not hold the end of the process for longer. */
const LONGEST_SENDING_MS = 5_000;
const NOTHING_ENDED = { traceparent: undefined, ended: () => undefined };

export type Tracing = {
  observer: Observer;
  /** Sends what is left. */
  stop: () => Promise<void>;
};

/** Sends spans of calls and jobs by OTLP. Their attributes are names, ids and codes. */
export function createTracing(
  { endpoint, headers }: NonNullable<Settings['traces']>,
  { roles, log }: { roles: string[]; log: Log },
): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: LONGEST_SENDING_MS,
  });
  const processor = new BatchSpanProcessor({
    exporter: warnOnce(exporter, log),
    exportTimeoutMillis: LONGEST_SENDING_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'tarima',
      'service.instance.id': `${roles.join('+')}-${process.pid}`,
    }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('tarima');

  const observer: Observer = {
    requestBegan({ id, method, isApi }) {
      if (!isApi) return NOTHING_ENDED;
      // A stranger's trace is not continued, so nobody outside decides what is recorded.
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, root: true });
      span.setAttributes({ 'http.request.method': method, 'tarima.request.id': id });
      return {
        traceparent: traceparentOf(span.spanContext()),
        ended({ route, status, code }) {
          if (route) span.updateName(`${method} ${route}`);
          span.setAttributes({
            'http.response.status_code': status,
            ...(route && { 'http.route': route }),
            ...(code && { 'error.type': code }),
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    jobBegan({ name, rowId }) {
      const { requestId, traceparent, askedIn, job } = presentCause();
      const attributes: Attributes = {
        'tarima.job.name': name,
        'tarima.row.id': rowId,
        ...(job && { 'tarima.job.id': job.jobId }),
        ...(requestId && { 'tarima.request.id': requestId }),
      };
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CONSUMER, attributes, links: linksTo(askedIn) },
        contextOf(traceparent),
      );
      const own = trace.setSpan(ROOT_CONTEXT, span);
      return {
        traceparent: traceparentOf(span.spanContext()),
        stored: (step) => void span.addEvent('stored', { 'tarima.step': step }),
        ended({ outcome, code, stages }) {
          for (const { stage, beganAt, endedAt, seconds } of stages) {
            const shown = { 'tarima.stage': stage, 'tarima.stage.seconds': seconds };
            tracer
              .startSpan(
                stage,
                { startTime: beganAt, attributes: { ...attributes, ...shown } },
                own,
              )
              .end(endedAt);
          }
          span.setAttributes({ 'tarima.outcome': outcome, ...(code && { 'error.type': code }) });
          if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    paid: () => undefined,
  };
  return {
    observer,
    stop: () =>
      provider.shutdown().catch((error) => log.warn({ err: error }, 'the last traces are lost')),
  };
}

function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent && spanContextOf(traceparent);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function linksTo(traceparent: string | undefined): Link[] {
  const context: SpanContext | undefined | '' = traceparent && spanContextOf(traceparent);
  return context ? [{ context }] : [];
}
