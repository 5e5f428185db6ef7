import { videoEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import type { Studio } from '#server/studio.ts';

export function registerVideoRoutes(app: FastifyInstance, studio: Studio): void {
  const { videos, videoPreviews, deletedVideos, smallPictures } = studio.services;
  registerEndpoints(app, studio, videoEndpoints, {
    preview: ({ actor, body, signal }) => videoPreviews.preview(actor, body, signal),
    firstScene: ({ actor, params, query, signal }) =>
      videoPreviews.firstScene(actor, { ...params, ...query }, signal),
    previewAudio: ({ actor, params }) => videoPreviews.previewAudio(actor, params.key),
    generate: ({ actor, body, language }) => videos.generate(actor, body, language),
    status: ({ actor, params, language }) => videos.status(actor, params.id, language),
    byProject: ({ actor, params, language }) =>
      videos.newestOfProject(actor, params.projectId, language),
    async cancel({ actor, params, language }) {
      await videos.cancel(await videos.authorize(actor, params.id));
      return videos.status(actor, params.id, language);
    },
    list: ({ actor, query, language }) => videos.list(actor, query, language),
    async delete({ actor, params }) {
      return deletedVideos.delete(actor, await videos.authorize(actor, params.id));
    },
    listDeleted: ({ actor }) => deletedVideos.list(actor),
    restore: ({ actor, params, language }) => deletedVideos.restore(actor, params.id, language),
    file: ({ actor, params }) => videos.file(actor, params.id, 'video'),
    captions: ({ actor, params }) => videos.file(actor, params.id, 'captions'),
    poster: async ({ actor, params, query }) =>
      smallPictures.fit(await videos.file(actor, params.id, 'poster'), query.width),
    download: ({ actor, params }) => videos.download(actor, params.id, 'video'),
    downloadCaptions: ({ actor, params }) => videos.download(actor, params.id, 'captions'),
  });
}
