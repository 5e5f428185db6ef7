import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/settings/env.ts';

/**
 * What the pages may do: their own scripts only; pictures and sound also from memory, for previews
 * and uploads not yet sent; sockets count as their own origin. What needs HTTPS is asked for only where the studio is reached by it.
 */
export function securityHeaders({ publicUrl }: Settings): FastifyHelmetOptions {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    hsts: isHttps,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
  };
}

/** Answers of calls are kept by nobody; files, which say so themselves, by the browser of who may see them. */
export function forbidKeeping(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** What no page of the studio asks a browser for, nobody who gets into one can ask for either. */
export function addPermissionsPolicy(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
  });
}
