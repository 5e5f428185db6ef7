import { existsSync, readdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { KEPT_FOR_GOOD } from './web-app.ts';

const ADDRESS = '/samples';

/**
 * Serves the samples that the set-up made for home, to everyone. Returns the address of their
 * folder, which changes with them; null if there are none.
 */
export async function registerSamples(
  app: FastifyInstance,
  samplesFolder: string,
): Promise<string | null> {
  const versions = existsSync(samplesFolder) ? readdirSync(samplesFolder) : [];
  const version = versions.find((name) => !name.startsWith('.'));
  if (version === undefined) return null;
  await app.register(fastifyStatic, {
    root: samplesFolder,
    prefix: ADDRESS,
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', KEPT_FOR_GOOD);
    },
  });
  return `${ADDRESS}/${version}`;
}
