import { learnEndpoints } from '@tarima/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  embeddingLink,
  isOfferedToSites,
  presentEmbedding,
} from '#server/features/learner-links/embedding.presenter.ts';
import { learnerAddress, secretOfAddress } from '#server/features/learner-links/learner-address.ts';
import type { LearnerPage } from '#server/http/learner-player.ts';
import { originOf } from '#server/http/origin.ts';
import { registerPublicEndpoints } from '#server/http/register-endpoints.ts';
import { allowFrames } from '#server/http/security-headers.ts';
import { readToken } from '#server/http/session-guard.ts';
import { ASKED_EACH_TIME, NOT_BUILT } from '#server/http/web-app.ts';
import { createWrongLinkGuard } from '#server/http/wrong-links.ts';
import { AppError, asAppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

/** A whole class may enter at once from one address. */
const ENTERED_PER_MINUTE = 300;

type Page = { Params: { token: string } };
type Asked = {
  Querystring: { url?: string; format?: string; maxwidth?: string; maxheight?: string };
};
const hidden = { schema: { hide: true } };

/**
 * The calls of learners, and the page of a link. They need no session. Wrong links are held up by
 * address.
 */
export function registerLearnRoutes(
  app: FastifyInstance,
  studio: Studio,
  page: LearnerPage | null,
): void {
  const { learn } = studio.services;
  const { settings } = studio.context;
  const counted = createWrongLinkGuard(app, 'LEARNER_LINK_GONE');
  const learnerOf = (request: FastifyRequest) => readToken(request, { acceptCookie: false });

  registerPublicEndpoints(
    app,
    learnEndpoints,
    {
      look: ({ params, request }) => counted(request, learn.look(params.token)),
      enter: ({ params, body, request }) =>
        counted(request, learn.enter(params.token, body, request.ip)),
      course: ({ params, request }) =>
        counted(request, learn.course(params.token, learnerOf(request))),
      save: ({ params, body, request }) =>
        counted(request, learn.save(params.token, learnerOf(request), body)),
      file: ({ params, query, request }) => counted(request, learn.file(params, query)),
    },
    { perMinute: { enter: ENTERED_PER_MINUTE } },
  );

  app.get<Page>('/learn/:token', hidden, async (request, reply) => {
    if (!page) return reply.code(503).type('text/plain').send(NOT_BUILT);
    const { token } = request.params;
    // Its relative addresses need a path without a slash at the end.
    if (/\/(\?|$)/u.test(request.url)) return reply.redirect(`/learn/${encodeURIComponent(token)}`);
    const link = await counted(request, learn.page(token)).catch(nullIfGone);
    const title = link?.title ?? null;
    const isEmbedded = link !== null && isOfferedToSites(link);
    const head = isEmbedded ? embeddingLink(originOf(request, settings), token) : '';
    allowFrames(reply, link?.sites ?? []);
    return reply
      .code(link ? 200 : 404)
      .type('text/html')
      .header('cache-control', ASKED_EACH_TIME)
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .send(page({ title, head }));
  });

  app.get<Asked>('/api/v1/oembed', hidden, async (request, reply) => {
    const { url = '', format = 'json', ...most } = request.query;
    if (format !== 'json') return reply.code(501).send();
    const origin = originOf(request, settings);
    const secret = secretOfAddress(url, origin);
    const link = secret && (await counted(request, learn.page(secret)).catch(nullIfGone));
    if (!link || !isOfferedToSites(link)) throw new AppError('NOT_FOUND');
    return presentEmbedding(learnerAddress(origin, secret), link, most);
  });
}

function nullIfGone(error: unknown): null {
  if (asAppError(error)?.code !== 'LEARNER_LINK_GONE') throw error;
  return null;
}
