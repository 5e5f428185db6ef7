import { pronunciationEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { receiveUpload } from '#server/features/projects/receive-upload.ts';
import { oneFile } from '#server/features/projects/upload-rules.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

const PRONUNCIATION_UPLOAD = oneFile(['csv', 'txt', 'tsv']);

export function registerPronunciationRoutes(app: FastifyInstance, studio: Studio): void {
  const { pronunciations } = studio.services;
  const { authorizeMember } = pronunciations;
  registerEndpoints(
    app,
    studio,
    pronunciationEndpoints,
    {
      list: async ({ actor, params }) =>
        pronunciations.list(authorizeMember(actor, params.companyId)),
      save: async ({ actor, params, body }) =>
        pronunciations.save(actor, authorizeMember(actor, params.companyId), body),
      delete: async ({ actor, params }) =>
        pronunciations.delete(
          actor,
          authorizeMember(actor, params.companyId),
          params.pronunciationId,
        ),
      hear: async ({ actor, params, body, signal }) =>
        pronunciations.hear(actor, authorizeMember(actor, params.companyId), body, signal),
      export: async ({ actor, params, language }) =>
        pronunciations.export(authorizeMember(actor, params.companyId), language),
      async import({ actor, params, request }) {
        const company = authorizeMember(actor, params.companyId);
        const { blobs } = studio.context;
        return receiveUpload(request, blobs, PRONUNCIATION_UPLOAD, ({ files: [file] }) => {
          if (!file) throw new AppError('NO_FILES');
          return pronunciations.import(actor, company, file);
        });
      },
    },
    { perMinute: { hear: 60, import: 10 } },
  );
}
