import { figureEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { FIGURE_UPLOAD } from '#server/features/figures/figure-upload-rules.ts';
import { receiveUpload } from '#server/features/projects/receive-upload.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

const UPLOADS_PER_MINUTE = 120;

export function registerFigureRoutes(app: FastifyInstance, studio: Studio): void {
  const { projects, figures, pagePictures, smallPictures } = studio.services;
  const { blobs } = studio.context;
  registerEndpoints(
    app,
    studio,
    figureEndpoints,
    {
      async list({ actor, params, signal }) {
        return figures.list(actor, await projects.authorize(actor, params.projectId), signal);
      },
      async add({ actor, params, request, signal }) {
        const project = await projects.authorize(actor, params.projectId);
        return receiveUpload(request, blobs, FIGURE_UPLOAD, ({ files: [file] }) => {
          if (!file) throw new AppError('NO_FILES');
          return figures.add(actor, project, file, signal);
        });
      },
      async file({ actor, params }) {
        const project = await projects.authorize(actor, params.projectId);
        return figures.file(project, params.picture);
      },
      async delete({ actor, params }) {
        const project = await projects.authorize(actor, params.projectId);
        return figures.delete(project, params.picture);
      },
      async findPage({ actor, params, query, signal }) {
        const project = await projects.authorize(actor, params.projectId);
        return pagePictures.find({ actor, project, signal }, query);
      },
      async page({ actor, params, signal }) {
        const project = await projects.authorize(actor, params.projectId);
        return pagePictures.picture({ actor, project, signal }, params);
      },
      async poster({ actor, params, query, signal }) {
        const project = await projects.authorize(actor, params.projectId);
        const page = await pagePictures.poster({ actor, project, signal }, params.fileId);
        return smallPictures.fit(page, query.width);
      },
    },
    { perMinute: { add: UPLOADS_PER_MINUTE } },
  );
}
