import {
  type Endpoint,
  type ErrorCode,
  failureSchema,
  type Language,
  languageFromHeader,
  successSchema,
} from '@tarima/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { SignedIn } from '#server/kit/actor.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileAnswer, StreamAnswer } from '#server/kit/file-answer.ts';
import type { Studio } from '#server/studio.ts';
import { sendFile, sendStream } from './send-file.ts';
import { readToken } from './session-guard.ts';

type Endpoints = Record<string, Endpoint>;
type Read<Definition, Part extends string> = Definition extends {
  [Key in Part]: { _zod: { output: infer Output } };
}
  ? Output
  : undefined;

/** The input of a handler, checked against the contract. */
type Call<Definition, Who = SignedIn> = {
  actor: Who;
  params: Read<Definition, 'params'>;
  query: Read<Definition, 'query'>;
  body: Read<Definition, 'body'>;
  /** The language to answer people in. */
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
};

/** A handler returns a file, or the endpoint's data and any message. */
type Answer<Definition> = Definition extends { data: { _zod: { output: infer Output } } }
  ? Definition extends { hasMessage: true }
    ? { data: Output; message: string }
    : Output
  : FileAnswer | StreamAnswer;
export type Handlers<Table, Who = SignedIn> = {
  [Name in keyof Table]: (call: Call<Table[Name], Who>) => Promise<Answer<Table[Name]>>;
};

type Options<Table> = {
  /** Calls per minute for a person, or for an address without a session. */
  perMinute?: Partial<Record<keyof Table, number>>;
  /** The error code for an invalid body; VALIDATION_FAILED if absent. */
  invalidBody?: Partial<Record<keyof Table, ErrorCode>>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    invalidBody?: ErrorCode;
  }
}

/**
 * Registers every endpoint of a table for signed-in people. Validation, envelope and OpenAPI come from the
 * contract, so a handler is one service call.
 */
export function registerEndpoints<Table extends Endpoints>(
  app: FastifyInstance,
  { services }: Studio,
  table: Table,
  handlers: Handlers<Table>,
  options: Options<Table> = {},
): void {
  const actors = new WeakMap<FastifyRequest, SignedIn>();
  register(app, table, handlers, options, {
    // Before the body is read, so that strangers upload nothing.
    async onRequest(request, definition) {
      const token = readToken(request, { acceptCookie: isOpenToCookie(definition) });
      const actor = await services.session.authenticate(token, request.ip);
      actors.set(request, actor);
      await app.limitPerson(actor.id);
      return actor.id;
    },
    actorOf(request) {
      const actor = actors.get(request);
      if (!actor) throw new AppError('UNAUTHENTICATED');
      return actor;
    },
  });
}

/** Registers endpoints that need no session. */
export function registerPublicEndpoints<Table extends Endpoints>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table, null>,
  options: Options<Table> = {},
): void {
  register(app, table, handlers, options, {
    onRequest: async (request) => request.ip,
    actorOf: () => null,
  });
}

type Guard<Who> = {
  /** Returns the caller whose calls are counted together. */
  onRequest: (request: FastifyRequest, definition: Endpoint) => Promise<string>;
  actorOf: (request: FastifyRequest) => Who;
};

function register<Table extends Endpoints, Who extends SignedIn | null>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table, Who>,
  { perMinute = {}, invalidBody = {} }: Options<Table>,
  guard: Guard<Who>,
): void {
  for (const [name, definition] of Object.entries(table)) {
    // `handlers` types each handler by the table's key. The loop loses that pairing.
    const handler = handlers[name] as unknown as (call: unknown) => Promise<unknown>;
    const most = perMinute[name];
    const limit = most && app.limitOf(`${definition.method} ${definition.path}`, most);
    const invalid = invalidBody[name];
    app.route({
      method: definition.method,
      url: definition.path.replace(/\{(\w+)\}/gu, ':$1'),
      schema: schemaOf(definition),
      config: {
        ...(invalid && { invalidBody: invalid }),
      },
      async onRequest(request) {
        const caller = await guard.onRequest(request, definition);
        if (limit) await limit(caller);
      },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const given = {
          actor: guard.actorOf(request),
          params,
          query,
          body,
          language: languageFromHeader(request.headers['accept-language']),
          request,
          reply,
          signal: gone.signal,
        };
        const answer = await handler(given);
        // `Answer` says which shape each kind of endpoint returns.
        if (definition.hasMessage) return { success: true, ...(answer as Answer<SpokenEndpoint>) };
        if (definition.data) return { success: true, data: answer };
        const file = answer as FileAnswer | StreamAnswer;
        return 'stream' in file ? sendStream(reply, file) : sendFile(reply, file);
      },
    });
  }
}

const isOpenToCookie = ({ method, data, isByTokenOnly }: Endpoint) =>
  method === 'GET' && !data && !isByTokenOnly;

type SpokenEndpoint = Endpoint & { data: { _zod: { output: unknown } }; hasMessage: true };

function schemaOf(definition: Endpoint): NonNullable<RouteOptions['schema']> {
  const { data, hasMessage } = definition;
  return {
    summary: definition.summary,
    tags: [definition.path.split('/')[3] ?? ''],
    ...(definition.params && { params: definition.params }),
    ...(definition.query && { querystring: definition.query }),
    ...(definition.body && { body: definition.body }),
    response: {
      ...(data && { 200: successSchema({ data, ...(hasMessage && { hasMessage }) }) }),
      '4xx': failureSchema,
      '5xx': failureSchema,
    },
  };
}
