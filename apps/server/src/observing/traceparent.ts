import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

/** As W3C Trace Context writes a span: version, trace, span, flags. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** Undefined where the text names no span. */
export function spanContextOf(traceparent: string): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
