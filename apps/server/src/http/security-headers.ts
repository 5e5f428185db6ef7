import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '#server/settings/env.ts';

/**
 * Pages may run only their own scripts. Pictures and sound may also come from memory, for previews and unsent
 * uploads. Sockets count as their own origin. Rules that need HTTPS apply only where the studio is reached by
 * it.
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

/** Lets only these origins show a page inside theirs. The name of no origin holds a space or `;`. */
export function allowFrames(reply: FastifyReply, origins: string[]): void {
  const rule = `frame-ancestors ${origins.join(' ') || "'none'"}`;
  const rules = String(reply.raw.getHeader('content-security-policy'));
  reply.raw.setHeader('content-security-policy', rules.replace(/frame-ancestors [^;]*/u, rule));
  // The older header knows no list of origins.
  if (origins.length > 0) reply.raw.removeHeader('x-frame-options');
  else reply.raw.setHeader('x-frame-options', 'DENY');
}

/** Nothing may keep answers of calls. Files set their own header, for the browser of a permitted person. */
export function forbidKeeping(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** Turns off browser features that no page uses, so that injected code cannot use them. */
export function addPermissionsPolicy(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
  });
}
