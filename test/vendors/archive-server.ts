import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A call as the server received it. `range` and `ifRange` are the headers of that name. */
export type ArchiveCall = {
  path: string;
  range: string | undefined;
  ifRange: string | undefined;
};

/** The server's handling of one call. It gets the file of the address, or an empty one. */
export type ArchiveBehaviour = (
  call: ArchiveCall,
  response: ServerResponse,
  file: Uint8Array,
) => void | Promise<void>;

/**
 * A real HTTP server of archives. It knows ranges and validators, as release servers do, and misbehaves on
 * demand. `files` are by path, such as `/model.tar.gz`. With a certificate it speaks HTTPS.
 */
export async function startArchiveServer(
  files: Record<string, Uint8Array>,
  certificate?: { key: string; cert: string },
) {
  const stored = new Map(Object.entries(files));
  const calls: ArchiveCall[] = [];
  const planned: ArchiveBehaviour[] = [];
  const waiting: (() => void)[] = [];

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { range, 'if-range': ifRange } = incoming.headers;
    const path = incoming.url ?? '';
    const call = { path, range, ifRange: typeof ifRange === 'string' ? ifRange : undefined };
    calls.push(call);
    for (const wake of waiting.splice(0)) wake();
    const file = stored.get(path);
    const behaviour = planned.shift() ?? (file ? sends : refusesArchive(404));
    await behaviour(call, response, file ?? new Uint8Array());
  }

  const listener = (incoming: IncomingMessage, response: ServerResponse) =>
    void answer(incoming, response).catch(() => response.socket?.end());
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is not a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    /** Every call, in order. */
    calls,
    /** Sets its behaviour for the next calls, in order. */
    will: (...behaviours: ArchiveBehaviour[]) => void planned.push(...behaviours),
    /** Stores a file, or another one under the same path. */
    put: (path: string, file: Uint8Array) => void stored.set(path, file),
    /** Resolves after this many calls. */
    async called(times: number): Promise<void> {
      while (calls.length < times) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const etagOf = (file: Uint8Array) =>
  `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`;

/** The first byte that a call asks for, if its validator is still the file's. */
function startOf({ range, ifRange }: ArchiveCall, file: Uint8Array): number {
  const asked = /^bytes=(\d+)-$/u.exec(range ?? '')?.[1];
  return asked === undefined || (ifRange && ifRange !== etagOf(file)) ? 0 : Number(asked);
}

function writeHead(
  call: ArchiveCall,
  response: ServerResponse,
  file: Uint8Array,
  headers: Record<string, string> = {},
): Uint8Array {
  const start = startOf(call, file);
  const common = { 'content-type': 'application/octet-stream', 'accept-ranges': 'bytes' };
  if (start > 0 && start >= file.length) {
    response.writeHead(416, { ...common, 'content-range': `bytes */${file.length}` });
    return new Uint8Array();
  }
  const rest = file.subarray(start);
  response.writeHead(start > 0 ? 206 : 200, {
    ...common,
    etag: etagOf(file),
    'content-length': String(rest.length),
    ...(start > 0 && { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` }),
    ...headers,
  });
  return rest;
}

/** Its usual behaviour. */
const sends: ArchiveBehaviour = (call, response, file) => {
  response.end(writeHead(call, response, file));
};

/** The usual answer with other headers, such as a wrong length or range. */
export const sendsWith =
  (headers: Record<string, string>): ArchiveBehaviour =>
  (call, response, file) => {
    response.end(writeHead(call, response, file, headers));
  };

/** Sends this many bytes and breaks the connection, at once or when the promise resolves. */
export const breaksOffAfter =
  (bytes: number, until: Promise<void> = Promise.resolve()): ArchiveBehaviour =>
  async (call, response, file) => {
    const rest = writeHead(call, response, file);
    response.write(rest.subarray(0, bytes));
    await until;
    response.socket?.end();
  };

/** Sends this many bytes and the rest when the promise resolves. A promise that never does is a hang. */
export const waitsAfter =
  (bytes: number, until: Promise<void>): ArchiveBehaviour =>
  async (call, response, file) => {
    const rest = writeHead(call, response, file);
    response.write(rest.subarray(0, bytes));
    await until;
    response.end(rest.subarray(bytes));
  };

/** Sends the whole file, whatever range was asked for. */
export const ignoresRange: ArchiveBehaviour = (call, response, file) =>
  sends({ ...call, range: undefined }, response, file);

/** Neither says a length nor a validator, and knows no ranges. */
export const streams: ArchiveBehaviour = (_, response, file) => {
  response.writeHead(200, { 'content-type': 'application/octet-stream' });
  response.write(file.subarray(0, file.length / 2));
  response.end(file.subarray(file.length / 2));
};

/** A refusal, with or without a wish to wait. */
export const refusesArchive =
  (status: number, retryAfter?: string): ArchiveBehaviour =>
  (_, response) => {
    response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {});
    response.end('refused');
  };

export const redirectsTo =
  (location: string): ArchiveBehaviour =>
  (_, response) => {
    response.writeHead(302, { location });
    response.end();
  };

/** The page of a network that wants people to sign in first. */
export const sendsPage: ArchiveBehaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end('<!doctype html><title>Sign in</title><p>Sign in to use this network.');
};
