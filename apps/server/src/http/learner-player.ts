import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { escapeXml } from '@tarima/text';
import type { FastifyInstance } from 'fastify';
import { ASKED_EACH_TIME, KEPT_FOR_GOOD } from './web-app.ts';

const PAGE = 'index.html';
const TRACKING = /(<meta name="tarima-tracking" content=")[^"]*/u;
const TITLE = /<title>[^<]*/u;
/** The addresses of scripts and styles, which stand beside the page. */
const PARTS = /(?<=\s(?:src|href)=")(?:\.\/)?([\w-]+\.(?:js|css))(?=")/gu;

/** Makes the page of a link: its title, and whatever else its head needs. */
export type LearnerPage = (link: { title: string | null; head?: string }) => string;

/**
 * Serves the parts of the learners' player beside their page, so its relative addresses work.
 * Null if it is not built.
 */
export async function registerLearnerPlayer(
  app: FastifyInstance,
  folder: string,
): Promise<LearnerPage | null> {
  if (!existsSync(join(folder, PAGE))) return null;
  const version = versionOf(folder);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/learn/',
    decorateReply: false,
    // One route a file. All other addresses there are links.
    wildcard: false,
    index: false,
    globIgnore: [PAGE],
    cacheControl: false,
    setHeaders: (reply) => {
      const isVersioned = reply.request.url.endsWith(`?v=${version}`);
      reply.header('cache-control', isVersioned ? KEPT_FOR_GOOD : ASKED_EACH_TIME);
    },
  });
  const page = readFileSync(join(folder, PAGE), 'utf8')
    .replace(TRACKING, '$1link')
    .replace(PARTS, `$1?v=${version}`);
  return ({ title, head = '' }) =>
    page
      .replace(TITLE, (own) => (title === null ? own : `<title>${escapeXml(title)}`))
      .replace('</head>', () => `${head}</head>`);
}

/** Changes with any file of the player. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex').slice(0, 12);
}
