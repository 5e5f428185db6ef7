import { projectEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { receiveUpload } from '#server/features/projects/receive-upload.ts';
import { PROJECT_UPLOAD } from '#server/features/projects/upload-rules.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

const UPLOADS_PER_MINUTE = 120;

export function registerProjectRoutes(app: FastifyInstance, studio: Studio): void {
  const { projects, deletedProjects, workList } = studio.services;
  const { blobs } = studio.context;
  registerEndpoints(
    app,
    studio,
    projectEndpoints,
    {
      create: ({ actor, request, language }) =>
        receiveUpload(request, blobs, PROJECT_UPLOAD, ({ fields, files }) =>
          projects.create(actor, fields, files, language),
        ),
      list: ({ actor, query, language }) => workList.projects(actor, query, language),
      listDeleted: ({ actor }) => deletedProjects.list(actor),
      async get({ actor, params, language }) {
        const project = await projects.authorize(actor, params.projectId);
        return projects.present(project, language);
      },
      async retryDraft({ actor, params, language }) {
        const project = await projects.authorize(actor, params.projectId);
        await projects.retryDraft(project);
        return projects.present(project, language);
      },
      async rename({ actor, params, body, language }) {
        const project = await projects.authorize(actor, params.projectId);
        await projects.rename(project, body.name);
        return projects.present(project, language);
      },
      async duplicate({ actor, params, body, language }) {
        const project = await projects.authorize(actor, params.projectId);
        return projects.duplicate(actor, project, body.name, language);
      },
      async delete({ actor, params }) {
        return deletedProjects.delete(actor, await projects.authorize(actor, params.projectId));
      },
      restore: ({ actor, params, language }) =>
        deletedProjects.restore(actor, params.projectId, language),
    },
    { perMinute: { create: UPLOADS_PER_MINUTE, duplicate: UPLOADS_PER_MINUTE } },
  );
}
