import { projectEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';
import { receiveUpload } from './receive-upload.ts';
import { PROJECT_UPLOAD } from './upload-rules.ts';

const UPLOADS_PER_MINUTE = 120;

export function registerProjectRoutes(app: FastifyInstance, studio: Studio): void {
  const { projects, deleteProject } = studio.services;
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
      list: ({ actor, language }) => projects.list(actor, language),
      async get({ actor, params, language }) {
        const project = await projects.authorize(actor, params.projectId);
        return projects.present(project, language);
      },
      async retryDraft({ actor, params, language }) {
        const project = await projects.authorize(actor, params.projectId);
        await projects.retryDraft(project);
        return projects.present(project, language);
      },
      async delete({ actor, params }) {
        const project = await projects.authorize(actor, params.projectId);
        await deleteProject(project);
        return { id: project.id };
      },
    },
    { perMinute: { create: UPLOADS_PER_MINUTE } },
  );
}
