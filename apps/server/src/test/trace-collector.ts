import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const valueSchema = z.object({ stringValue: z.string().optional() });
const attributesSchema = z
  .array(z.object({ key: z.string(), value: valueSchema }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value.stringValue])));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: attributesSchema,
  events: z.array(z.object({ attributes: attributesSchema })).default([]),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  status: z.object({ code: z.number().optional() }),
});
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});
export type CollectedSpan = z.infer<typeof spanSchema>;

/** A collector of traces: OTLP over HTTP with JSON, as OpenTelemetry's own accepts it. */
export async function startTraceCollector() {
  const bodies: string[] = [];
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers['x-key']);
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** The header `x-key` of each request. */
    keys,
    /** All that came, as it came. */
    text: () => bodies.join('\n'),
    spans: (): CollectedSpan[] =>
      bodies
        .flatMap((body) => requestSchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
