import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'tarima';
/** The only pair that this server knows. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export type S3Call = { method: string; path: string; range: string | undefined };

/** The handling of one call. `pass` hands it to the store, and cuts the answer after `bytes`. */
export type S3Behaviour = (
  call: S3Call,
  response: ServerResponse,
  pass: (bytes?: number) => Promise<void>,
) => void | Promise<void>;

/** A real S3-compatible server behind a proxy of ours, which misbehaves on demand. */
export async function startS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'tarima-s3-'));
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true },
    // It signs listings without the slash that ends their path.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port: storePort } = await store.run();
  const calls: S3Call[] = [];
  const planned: S3Behaviour[] = [];
  let lasting: S3Behaviour | undefined;

  /** The signature names the host, so that header stays. */
  async function forward(incoming: IncomingMessage, response: ServerResponse, bytes?: number) {
    const { method, url, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port: storePort, method, path: url, headers });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
    await Promise.all([pipeline(incoming, outgoing), answered]);
    const answer = await answered;
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (bytes === undefined) return pipeline(answer, response);
    let left = bytes;
    for await (const chunk of answer) {
      response.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) break;
    }
    // Ends in order, so that what was written arrives.
    response.socket?.end();
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const call = { method, path: url.split('?')[0] ?? '', range: headers.range };
    calls.push(call);
    const behaviour = planned.shift() ?? lasting ?? passes;
    await behaviour(call, response, (bytes) => forward(incoming, response, bytes));
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is not a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    choice: {
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: 'us-east-1' },
      ...{ ...KEYS, isPathStyle: true },
    },
    /** The same as variables of the environment. */
    environment: {
      ...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: BUCKET },
      ...{ S3_ACCESS_KEY_ID: KEYS.accessKeyId, S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey },
    },
    calls,
    /** Sets its behaviour for the next calls, in order. */
    will: (...behaviours: S3Behaviour[]) => void planned.push(...behaviours),
    /** Sets its behaviour until further notice. */
    keeps(behaviour: S3Behaviour): void {
      lasting = behaviour;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

/** Its usual behaviour. */
export const passes: S3Behaviour = (_call, _response, pass) => pass();

/** Breaks the connection after so many bytes of the answer's body. */
export const breaksOffAfter =
  (bytes: number): S3Behaviour =>
  (_call, _response, pass) =>
    pass(bytes);

/** Refuses with a status and a code of S3. */
export const refuses =
  (status: number, code: string): S3Behaviour =>
  (_call, response) => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;
    response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
    response.end(xml);
  };

/** Never answers. */
export const hangs: S3Behaviour = () => undefined;

/** Breaks the connection without an answer. */
export const breaks: S3Behaviour = (_call, response) => {
  response.destroy();
};
