import { z } from 'zod';

/** A collector of OpenTelemetry, and the headers that it needs. */
export type TracesChoice = { endpoint: string; headers: Record<string, string> };

type Values = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined;
};

/** The collector that the settings name. Null for none. */
export const chooseTraces = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = {},
}: Values): TracesChoice | null => (endpoint ? { endpoint, headers } : null);

/** As OpenTelemetry writes them: values are encoded like parts of an address. */
export function readTraceHeaders(text: string, context: z.RefinementCtx): Record<string, string> {
  try {
    const pairs = text.split(',').map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), decodeURIComponent(value.join('=').trim())];
    });
    // Throws for a name or a value that no header may have.
    return Object.fromEntries(new Headers(pairs));
  } catch {
    context.addIssue({ code: 'custom', message: 'name=value, separated by commas' });
    return z.NEVER;
  }
}
