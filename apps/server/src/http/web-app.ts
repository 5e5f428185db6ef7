import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './error-handler.ts';

const NOT_BUILT = 'The studio is running, but its pages are not built. `npm start` builds them.\n';

/** Serves the built web; every path that is no file and no call is a screen of it. */
export async function registerWebApp(app: FastifyInstance, webFolder: string): Promise<void> {
  const isBuilt = existsSync(join(webFolder, 'index.html'));
  await app.register(fastifyStatic, {
    // Not built: a folder that exists, of which nothing is served.
    root: isBuilt ? webFolder : import.meta.dirname,
    serve: isBuilt,
    index: 'index.html',
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Vite puts a hash into the names of what stands under assets/.
      const isHashed = path.startsWith(join(webFolder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const isScreen = request.method === 'GET' && !/^\/(api|assets|socket\.io)(\/|$)/u.test(path);
    if (!isScreen) throw notFound();
    if (!isBuilt) return reply.code(503).type('text/plain').send(NOT_BUILT);
    return reply.type('text/html').sendFile('index.html', webFolder);
  });
}
