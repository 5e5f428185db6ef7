import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Answer = { status: number; headers?: Record<string, string> } | 'hang up';
type Message = { id: string; isSigned: boolean; body: Record<string, unknown> };

/**
 * A host platform that checks messages by the Standard Webhooks specification, with its own code.
 */
export async function startHostPlatform(secret: string) {
  const messages: Message[] = [];
  const answers: Answer[] = [];
  const waiting: (() => void)[] = [];
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');

  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { 'webhook-id': id, 'webhook-timestamp': sentAt } = request.headers;
    const signature = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64');
    const isFresh = Math.abs(Date.now() / 1_000 - Number(sentAt)) < 60;
    const isSigned = isFresh && request.headers['webhook-signature'] === `v1,${signature}`;
    const answer = answers.shift() ?? { status: 204 };
    if (answer === 'hang up') response.destroy();
    else response.writeHead(answer.status, answer.headers).end();
    messages.push({ id: String(id), isSigned, body: JSON.parse(body) });
    for (const heard of waiting.splice(0)) heard();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}/hooks`,
    messages,
    /** Sets its answers to the next messages, in order. It accepts later ones. */
    will: (...next: Answer[]) => answers.push(...next),
    /** Resolves after this many messages. */
    async heard(count: number): Promise<void> {
      while (messages.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
