import { voiceModelEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { receiveUpload } from '#server/features/projects/receive-upload.ts';
import { refusal, type UploadRules } from '#server/features/projects/upload-rules.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

const UPLOADS_PER_MINUTE = 10;

export function registerVoiceModelRoutes(app: FastifyInstance, studio: Studio): void {
  const { voiceModels } = studio.services;
  const { blobs } = studio.context;
  registerEndpoints(
    app,
    studio,
    voiceModelEndpoints,
    {
      list: ({ actor, language }) => voiceModels.list(actor, language),
      licence: ({ actor, params }) => voiceModels.licence(actor, params.modelId),
      fetch: ({ actor, params, body, language }) =>
        voiceModels.fetch(actor, params.modelId, body, language),
      async upload({ actor, params: { modelId }, request, language, signal }) {
        const rules = archiveUpload(await voiceModels.beforeUpload(actor, modelId));
        return receiveUpload(request, blobs, rules, ({ fields, files: [file] }) => {
          if (!file) throw new AppError('NO_FILES');
          const acceptsLicence = fields.acceptsLicence === 'true';
          const sent = { path: file.path, acceptsLicence, signal };
          return voiceModels.upload(actor, modelId, sent, language);
        });
      },
      confirm: ({ actor, params, body, language }) =>
        voiceModels.confirm(actor, params.modelId, body, language),
      cancel: ({ actor, params, language }) => voiceModels.cancel(actor, params.modelId, language),
      delete: ({ actor, params }) => voiceModels.remove(actor, params.modelId),
    },
    { perMinute: { upload: UPLOADS_PER_MINUTE } },
  );
}

/** One archive. Its bytes say which kind it is, so names do not matter. */
const archiveUpload = (mostBytes: number): UploadRules => ({
  field: 'file',
  mostBytes,
  tooLarge: 'ARCHIVE_TOO_LARGE',
  refuse: (name, before) =>
    before > 0 ? refusal('TOO_MANY_FILES', 'more than one file', name) : undefined,
});
