import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './error-handler.ts';

export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable';
export const ASKED_EACH_TIME = 'no-cache';
export const NOT_BUILT =
  'The studio is running, but its pages are not built. `npm start` builds them.\n';

/** Serves the built web. Every path that is neither a file nor a call is a screen of it. */
export async function registerWebApp(app: FastifyInstance, webFolder: string): Promise<void> {
  const isBuilt = existsSync(join(webFolder, 'index.html'));
  // `reply.sendFile` also sends media, which set their own cache headers.
  await app.register(fastifyStatic, {
    root: import.meta.dirname,
    serve: false,
    cacheControl: false,
  });
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      decorateReply: false,
      index: 'index.html',
      cacheControl: false,
      // The build wrote each script and style compressed beside itself.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Vite puts a hash into the names of what stands under assets/.
        const isHashed = path.startsWith(join(webFolder, 'assets'));
        reply.header('cache-control', isHashed ? KEPT_FOR_GOOD : ASKED_EACH_TIME);
      },
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const isScreen =
      request.method === 'GET' && !/^\/(api|assets|samples|socket\.io)(\/|$)/u.test(path);
    if (!isScreen) throw notFound();
    // Return nothing: each awaited reply adds listeners, and Node warns of too many.
    if (!isBuilt) void reply.code(503).type('text/plain').send(NOT_BUILT);
    else
      void reply
        .type('text/html')
        .header('cache-control', ASKED_EACH_TIME)
        // Screens are for people, some by a secret address.
        .header('x-robots-tag', 'noindex')
        .sendFile('index.html', webFolder);
  });
}
