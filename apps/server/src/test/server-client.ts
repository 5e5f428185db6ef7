import type { Failure, Session } from '@tarima/contract';
import { multipart, type Part } from './multipart.ts';
import { type ServerProcess, type Surroundings, startServerProcess } from './server-process.ts';

/** A call that the server has answered with a refusal. */
export class RefusedCall extends Error {
  readonly status: number;
  constructor(path: string, status: number, failure: Failure) {
    super(`${path}: ${JSON.stringify(failure)}`);
    this.status = status;
  }
}

/** The real server in a process of its own, with calls of its owner. */
export function createServerClient(
  environment: Record<string, string>,
  surroundings?: Surroundings,
) {
  let server: ServerProcess | undefined;
  let origin = '';
  let session: Session | undefined;

  async function request<Data>(method: string, path: string, body?: BodyInit, type?: string) {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(session && { authorization: `Bearer ${session.token}` }),
        ...(type && { 'content-type': type }),
      },
      // Pieces are sent while the answer is awaited.
      ...(body && { body, duplex: 'half' }),
    });
    const answer = await response.json();
    if (!answer.success) throw new RefusedCall(path, response.status, answer);
    return answer.data as Data;
  }
  const send = <Data>(method: string, path: string, body: object) =>
    request<Data>(method, path, JSON.stringify(body), 'application/json');

  return {
    async start(): Promise<void> {
      // It polls more often than a person may.
      server = startServerProcess({ STUDIO_CALLS_PER_MINUTE: '0', ...environment }, surroundings);
      const address = new URL(await server.ready);
      origin = address.origin;
      session = await send('POST', '/api/v1/auth/login', {
        token: address.searchParams.get('auth'),
      });
    },
    kill: async (signal?: NodeJS.Signals) => server?.kill(signal),
    /** All that the process of the last start has printed and logged. */
    output: () => server?.output() ?? '',
    /** A file as the owner's browser gets it. */
    file: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}${path}`, {
        headers: { ...headers, authorization: `Bearer ${session?.token}` },
      }),
    origin: () => origin,
    token: () => session?.token ?? '',
    companyId: () => session?.companies[0]?.pk ?? '',
    get: <Data>(path: string) => request<Data>('GET', path),
    post: <Data>(path: string, body: object = {}) => send<Data>('POST', path, body),
    remove: <Data>(path: string) => request<Data>('DELETE', path),
    put: <Data>(path: string, body: object) => send<Data>('PUT', path, body),
    sendInPieces: <Data>(path: string, pieces: AsyncIterable<Uint8Array>, type: string) =>
      // `fetch` takes them, which its type does not say.
      request<Data>('POST', path, pieces as unknown as BodyInit, type),
    upload<Data>(fields: Record<string, string>, files: Part[]): Promise<Data> {
      const all = { companyId: this.companyId(), ...fields };
      const parts = Object.entries(all).map(([name, value]) => ({ name, value }));
      const { body, contentType } = multipart([...parts, ...files]);
      return request('POST', '/api/v1/projects', new Uint8Array(body), contentType);
    },
  };
}
export type ServerClient = ReturnType<typeof createServerClient>;
