import { manuscriptEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { MANUSCRIPT_EXTENSIONS } from '#server/features/manuscripts/manuscripts.service.ts';
import { receiveUpload } from '#server/features/projects/receive-upload.ts';
import { oneFile } from '#server/features/projects/upload-rules.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

const MANUSCRIPT_UPLOAD = oneFile(Object.keys(MANUSCRIPT_EXTENSIONS));

export function registerManuscriptRoutes(app: FastifyInstance, studio: Studio): void {
  const { manuscripts, projects } = studio.services;
  registerEndpoints(app, studio, manuscriptEndpoints, {
    file: ({ actor, params, query, language }) =>
      manuscripts.file(actor, params.projectId, { ...query, language }),
    async read({ actor, params, request }) {
      // Before the file is received: strangers send none.
      await projects.authorize(actor, params.projectId);
      const { blobs } = studio.context;
      return receiveUpload(request, blobs, MANUSCRIPT_UPLOAD, ({ files: [file] }) => {
        if (!file) throw new AppError('NO_FILES');
        return manuscripts.read(actor, params.projectId, file);
      });
    },
    async take({ actor, params, body, language }) {
      await manuscripts.take(actor, params.projectId, body, language);
      return null;
    },
  });
}
