import { companyLookEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { FIGURE_UPLOAD } from '#server/features/figures/figure-upload-rules.ts';
import { receiveUpload } from '#server/features/projects/receive-upload.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

const UPLOADS_PER_MINUTE = 30;

export function registerLookRoutes(app: FastifyInstance, studio: Studio): void {
  const { looks } = studio.services;
  const { blobs } = studio.context;
  registerEndpoints(
    app,
    studio,
    companyLookEndpoints,
    {
      get: ({ actor, params }) => looks.find(looks.authorizeMember(actor, params.companyId)),
      save: ({ actor, params, body }) =>
        looks.save(actor, looks.authorizeOwner(actor, params.companyId), body.look),
      addPicture({ actor, params, request, signal }) {
        const company = looks.authorizeOwner(actor, params.companyId);
        return receiveUpload(request, blobs, FIGURE_UPLOAD, ({ files: [file] }) => {
          if (!file) throw new AppError('NO_FILES');
          return looks.addPicture(actor, company, file, signal);
        });
      },
      picture: ({ actor, params }) =>
        looks.picture(looks.authorizeMember(actor, params.companyId), params.picture),
    },
    { perMinute: { addPicture: UPLOADS_PER_MINUTE } },
  );
}
