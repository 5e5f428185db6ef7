import { learnerLinkEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { originOf } from '#server/http/origin.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerLearnerLinkRoutes(app: FastifyInstance, studio: Studio): void {
  const { learnerLinks } = studio.services;
  const { settings } = studio.context;
  registerEndpoints(app, studio, learnerLinkEndpoints, {
    list: ({ actor, params, request }) =>
      learnerLinks.list(actor, params.projectId, originOf(request, settings)),
    create: ({ actor, params, body, request }) =>
      learnerLinks.create(actor, params.projectId, body, originOf(request, settings)),
    change: ({ actor, params, body, request }) =>
      learnerLinks.change(actor, params, body, originOf(request, settings)),
    remove: ({ actor, params }) => learnerLinks.remove(actor, params),
    learners: ({ actor, params, query }) => learnerLinks.learners(actor, params, query.page),
    answers: ({ actor, params, language }) => learnerLinks.answers(actor, params, language),
    learnersCsv: ({ actor, params, language }) => learnerLinks.learnersCsv(actor, params, language),
    removeLearner: ({ actor, params }) => learnerLinks.removeLearner(actor, params),
  });
}
