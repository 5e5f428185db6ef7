import { courseEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

/** Each of these calls computes for seconds. */
const THOUGHTS_PER_MINUTE = 120;

export function registerCourseRoutes(app: FastifyInstance, studio: Studio): void {
  const { courses, coursePlanning, courseDesigner, courseScripts, coursePdf, videos } =
    studio.services;
  registerEndpoints(
    app,
    studio,
    courseEndpoints,
    {
      analyze: ({ actor, params, query, language, signal }) =>
        coursePlanning.analyze(actor, params.projectId, query.language ?? language, { signal }),
      async structure({ actor, params, language }) {
        const project = await courses.authorize(actor, params.projectId);
        return courses.present(project, language);
      },
      async saveStructure({ actor, params, body, language }) {
        const project = await courses.authorize(actor, params.projectId);
        await courses.saveStructure(project, body);
        return courses.present(project, language);
      },
      async generateStructure({ actor, body, language, signal }) {
        const { projectId, ...request } = body;
        const project = await courses.authorize(actor, projectId);
        await coursePlanning.generate(actor, project, request, { signal });
        return courses.present(project, language);
      },
      async generateByInterests({ actor, body, language, signal }) {
        const project = await courseDesigner.design(actor, body, { signal });
        return courses.present(project, language);
      },
      async regenerate({ actor, params, body, language, signal }) {
        const project = await courses.authorize(actor, params.projectId);
        await coursePlanning.regenerate(actor, project, body, signal);
        return courses.present(project, language);
      },
      async generateScripts({ actor, body, language, signal }) {
        const project = await courses.authorize(actor, body.projectId);
        await courseScripts.generate(project, { signal });
        return courses.present(project, language);
      },
      async videos({ actor, params, language }) {
        const project = await courses.authorize(actor, params.projectId);
        return videos.newestByScript(project, language);
      },
      async structurePdf({ actor, params, signal }) {
        const project = await courses.authorize(actor, params.projectId);
        return coursePdf.structure(actor, project, signal);
      },
    },
    {
      perMinute: {
        analyze: THOUGHTS_PER_MINUTE,
        generateByInterests: THOUGHTS_PER_MINUTE,
        regenerate: THOUGHTS_PER_MINUTE,
      },
      invalidBody: { saveStructure: 'COURSE_STRUCTURE_INVALID' },
    },
  );
}
