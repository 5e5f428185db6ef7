import { courseQueueEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerCourseQueueRoutes(app: FastifyInstance, studio: Studio): void {
  const { courses, courseQueue } = studio.services;
  registerEndpoints(app, studio, courseQueueEndpoints, {
    async get({ actor, params, language }) {
      const project = await courses.authorize(actor, params.projectId);
      return courseQueue.present(project, language);
    },
    async generateAll({ actor, params, body, language }) {
      const project = await courses.authorize(actor, params.projectId);
      await courseQueue.generateAll(actor, project, body.config);
      return courseQueue.present(project, language);
    },
    async estimate({ actor, params, query }) {
      const project = await courses.authorize(actor, params.projectId);
      return courseQueue.estimate(project, query);
    },
    async pause({ actor, params, language }) {
      const project = await courses.authorize(actor, params.projectId);
      await courseQueue.pause(project);
      return courseQueue.present(project, language);
    },
    async resume({ actor, params, language }) {
      const project = await courses.authorize(actor, params.projectId);
      await courseQueue.resume(project);
      return courseQueue.present(project, language);
    },
    async retryFailed({ actor, params, language }) {
      const project = await courses.authorize(actor, params.projectId);
      await courseQueue.retryFailed(project);
      return courseQueue.present(project, language);
    },
    async retry({ actor, params, language }) {
      const project = await courses.authorize(actor, params.projectId);
      await courseQueue.retry(project, params.scriptId);
      return courseQueue.present(project, language);
    },
  });
}
