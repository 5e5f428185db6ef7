import { portraitEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { PORTRAIT_UPLOAD } from '#server/features/figures/figure-upload-rules.ts';
import { receiveUpload } from '#server/features/projects/receive-upload.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

const UPLOADS_PER_MINUTE = 30;

export function registerPortraitRoutes(app: FastifyInstance, studio: Studio): void {
  const { portraits } = studio.services;
  const { blobs } = studio.context;
  registerEndpoints(
    app,
    studio,
    portraitEndpoints,
    {
      list: ({ actor, params }) =>
        portraits.list(actor, portraits.authorizeMember(actor, params.companyId)),
      add({ actor, params, request, language, signal }) {
        const company = portraits.authorizeOwner(actor, params.companyId);
        return receiveUpload(request, blobs, PORTRAIT_UPLOAD, ({ fields, files: [file] }) => {
          if (!file) throw new AppError('NO_FILES');
          return portraits.add(actor, company, { fields, file }, { language, signal });
        });
      },
      picture: ({ actor, params }) =>
        portraits.picture(portraits.authorizeMember(actor, params.companyId), params.picture),
      delete: ({ actor, params }) =>
        portraits.delete(
          actor,
          portraits.authorizeOwner(actor, params.companyId),
          params.portraitId,
        ),
    },
    { perMinute: { add: UPLOADS_PER_MINUTE } },
  );
}
