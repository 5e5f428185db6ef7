import { reviewerEndpoints } from '@tarima/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerPublicEndpoints } from '#server/http/register-endpoints.ts';
import { readToken } from '#server/http/session-guard.ts';
import { createWrongLinkGuard } from '#server/http/wrong-links.ts';
import type { Studio } from '#server/studio.ts';

/** Entries or comments of one address. Colleagues of one office may enter at once. */
const OF_ADDRESS_PER_MINUTE = 60;
/** The same of one link, from all addresses together. */
const OF_LINK_PER_MINUTE = 120;

/** The calls of reviewers, who need no session. Wrong links are held up by address. */
export function registerReviewerRoutes(app: FastifyInstance, studio: Studio): void {
  const { reviewing } = studio.services;
  const counted = createWrongLinkGuard(app, 'REVIEW_LINK_GONE');
  const limitLink = app.limitOf('review link', OF_LINK_PER_MINUTE);
  const reviewerOf = (request: FastifyRequest) => readToken(request, { acceptCookie: false });

  registerPublicEndpoints(
    app,
    reviewerEndpoints,
    {
      look: ({ params, request }) => counted(request, reviewing.look(params.token)),
      async enter({ params, body, request }) {
        await limitLink(params.token);
        return counted(request, reviewing.enter(params.token, body));
      },
      contents: ({ params, request }) =>
        counted(request, reviewing.contents(params.token, reviewerOf(request))),
      script: ({ params, query, request }) =>
        counted(
          request,
          reviewing.script(params.token, reviewerOf(request), query.contentId ?? null),
        ),
      async comment({ params, body, request }) {
        await limitLink(params.token);
        return counted(request, reviewing.comment(params.token, reviewerOf(request), body));
      },
      removeOwn: ({ params, request }) =>
        counted(request, reviewing.removeOwn(params.token, reviewerOf(request), params.id)),
    },
    { perMinute: { enter: OF_ADDRESS_PER_MINUTE, comment: OF_ADDRESS_PER_MINUTE } },
  );
}
