import type { ErrorCode } from '@tarima/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Cause, causedBy } from '#server/kit/cause.ts';
import type { Observer, RequestEnd, Watch } from '#server/observing/observer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of a refused or failed call. */
    failureCode?: ErrorCode;
  }
}

/** Tells the observer of every call. All that a call does has it as its cause. */
export function watchRequests(app: FastifyInstance, observer: Observer): void {
  const watches = new WeakMap<FastifyRequest, Watch<RequestEnd>>();
  const causeOf = (request: FastifyRequest): Cause => ({
    requestId: request.id,
    traceparent: watches.get(request)?.traceparent,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, url } = request;
    watches.set(request, observer.requestBegan({ id, method, isApi: url.startsWith('/api/') }));
    causedBy(causeOf(request), done);
  });
  // A body arrives by events of its connection, which know no call.
  app.addHook('preValidation', (request, _reply, done) => causedBy(causeOf(request), done));
  app.addHook('onResponse', async (request, reply) => {
    watches.get(request)?.ended({
      route: request.routeOptions.url,
      status: reply.statusCode,
      code: request.failureCode,
    });
  });
}
