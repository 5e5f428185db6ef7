import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ALL_SCREENS,
  configEndpoints,
  type Endpoint,
  type ErrorCode,
  errorMessage,
  type Failure,
  languageFromHeader,
  type ServerEvents,
  type Session,
  sessionEndpoints,
} from '@tarima/contract';
import { Server } from 'socket.io';
import type { z } from 'zod';

/** The parts of a received call that tests check. */
type ReceivedCall = {
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** Aborted once the browser gives the call up. */
  signal: AbortSignal;
};

type Respond<Data> = (call: ReceivedCall) => Data | Promise<Data>;
type Route = { endpoint: Endpoint; respond: Respond<unknown> };

/** Thrown by a responder to refuse the call like the real server. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: NonNullable<Failure['details']>;

  constructor(status: number, code: ErrorCode, details: NonNullable<Failure['details']> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const COMPANIES = [
  { pk: '6f1f3c1e-52f0-4a62-8a52-0d5a5f0c0a01', name: 'Aula Norte' },
  { pk: '6f1f3c1e-52f0-4a62-8a52-0d5a5f0c0a02', name: 'Taller Sur' },
];
export const SESSION: Session = {
  token: 'session-token',
  user: { id: '1b671a64-40d5-491e-99b0-da01ff1f3341', full_name: 'Lucía Ferrer', is_owner: true },
  companies: COMPANIES.map((company) => ({ ...company, role: 'owner' })),
  closedCompanies: [],
};

export type StudioServer = Awaited<ReturnType<typeof startStudioServer>>;

/** A real HTTP server for the contract. Each endpoint types its answers. */
export async function startStudioServer() {
  const routes: Route[] = [];
  const calls: { endpoint: Endpoint; call: ReceivedCall }[] = [];
  const server = createServer((request, response) => void handle(request, response));
  const realtime = new Server<object, ServerEvents>(server, { transports: ['websocket'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://studio');
    const found = routes.findLast(
      ({ endpoint }) =>
        endpoint.method === request.method && patternOf(endpoint).test(url.pathname),
    );
    const language = languageFromHeader(request.headers['accept-language']);
    const gone = new AbortController();
    response.once('close', () => response.writableFinished || gone.abort());
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    try {
      if (!found) throw new Refusal(404, 'NOT_FOUND');
      const call = {
        path: url.pathname,
        params: patternOf(found.endpoint).exec(url.pathname)?.groups ?? {},
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: Buffer.concat(chunks),
        signal: gone.signal,
      };
      calls.push({ endpoint: found.endpoint, call });
      const answer = await found.respond(call);
      const body = found.endpoint.hasMessage ? Object(answer) : { data: answer };
      send(response, 200, { success: true, ...body });
    } catch (error) {
      if (!(error instanceof Refusal)) return request.socket.destroy();
      const { status, code, details } = error;
      const message = errorMessage(code, language, details.file);
      send(response, status, { success: false, code, message, requestId: 'r1', details });
    }
  }

  const studio = {
    url: `http://127.0.0.1:${port}`,
    /** Answers `endpoint` with `respond` from now on. */
    answer<E extends Endpoint & { data: z.ZodType }>(
      endpoint: E,
      respond: Respond<
        E extends { hasMessage: true }
          ? { data: z.input<E['data']>; message: string }
          : z.input<E['data']>
      >,
    ) {
      routes.push({ endpoint, respond });
    },
    /** Breaks the connection when `endpoint` is called, from now on. */
    breakOn(endpoint: Endpoint) {
      routes.push({ endpoint, respond: () => Promise.reject(new Error('the line is broken')) });
    },
    /** The received calls of an endpoint, oldest first. */
    callsOf: (endpoint: Endpoint) =>
      calls.filter((entry) => entry.endpoint === endpoint).map(({ call }) => call),
    /** Sends an event over the socket, once a client is connected. */
    async tell<Name extends keyof ServerEvents>(
      name: Name,
      ...said: Parameters<ServerEvents[Name]>
    ): Promise<void> {
      while (realtime.of('/').sockets.size === 0) {
        await new Promise<void>((resolve) => void realtime.once('connection', () => resolve()));
      }
      realtime.emit(name, ...said);
    },
    /** Number of open live connections. */
    connections: () => realtime.of('/').sockets.size,
    /** Ends all live connections, as when a server dies. The windows connect again. */
    dropConnections() {
      for (const { conn } of realtime.of('/').sockets.values()) conn.close();
    },
    stop: () => realtime.close(),
  };
  studio.answer(configEndpoints.get, () => ({
    screens: [...ALL_SCREENS],
    adminUrl: null,
    hasLanguageModel: false,
    oidcName: null,
    naturalVoices: 'present' as const,
    samples: null,
  }));
  studio.answer(sessionEndpoints.login, () => SESSION);
  return studio;
}

const patternOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
