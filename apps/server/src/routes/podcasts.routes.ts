import { podcastEndpoints } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { PODCAST_UPLOAD } from '#server/features/podcasts/podcast-upload-rules.ts';
import { receiveUpload } from '#server/features/projects/receive-upload.ts';
import { originOf } from '#server/http/origin.ts';
import { registerEndpoints } from '#server/http/register-endpoints.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Studio } from '#server/studio.ts';

const UPLOADS_PER_MINUTE = 60;
const STARTS_PER_MINUTE = 60;

export function registerPodcastRoutes(app: FastifyInstance, studio: Studio): void {
  const { podcasts, podcastVoices, podcastUploads, podcastProjects, podcastFeeds, smallPictures } =
    studio.services;
  const { blobs, settings } = studio.context;
  registerEndpoints(
    app,
    studio,
    podcastEndpoints,
    {
      options: async ({ language }) => podcastVoices.options(language),
      upload: ({ actor, request, language, signal }) =>
        receiveUpload(request, blobs, PODCAST_UPLOAD, ({ files: [file] }) => {
          if (!file) throw new AppError('NO_FILES');
          return podcastUploads.receive(actor, file, { language, signal });
        }),
      project: ({ actor, params, language, signal }) =>
        podcastProjects.get(actor, params.projectId, { language, signal }),
      generate: ({ actor, body, language, signal }) =>
        podcasts.generate(actor, body, { language, signal }),
      foresee: ({ actor, body, signal }) => podcasts.foresee(actor, body, signal),
      get: ({ actor, params, language }) => podcasts.get(actor, params.id, language),
      async saveScript({ actor, params, body, language }) {
        await podcasts.saveScript(await podcasts.authorize(actor, params.id), body);
        return podcasts.get(actor, params.id, language);
      },
      async makeAudio({ actor, params, body, language }) {
        await podcasts.makeAudio(await podcasts.authorize(actor, params.id), body);
        return podcasts.get(actor, params.id, language);
      },
      async cancel({ actor, params, language }) {
        await podcasts.cancel(await podcasts.authorize(actor, params.id));
        return podcasts.get(actor, params.id, language);
      },
      async delete({ actor, params }) {
        const podcast = await podcasts.authorize(actor, params.id);
        await podcasts.delete(actor, podcast);
        return { id: podcast.id, name: podcast.brief.podcastName };
      },
      audio: ({ actor, params }) => podcasts.file(actor, params.id, 'mp3'),
      audioM4a: ({ actor, params }) => podcasts.file(actor, params.id, 'm4a'),
      download: ({ actor, params }) => podcasts.download(actor, params.id),
      cover: async ({ actor, params, query }) =>
        smallPictures.fit(await podcasts.file(actor, params.id, 'cover'), query.width),
      transcriptVtt: ({ actor, params }) => podcasts.file(actor, params.id, 'vtt'),
      transcriptSrt: ({ actor, params }) => podcasts.file(actor, params.id, 'srt'),
      transcriptJson: ({ actor, params }) => podcasts.file(actor, params.id, 'json'),
      scriptTxt: ({ actor, params }) => podcasts.scriptText(actor, params.id),
      feed: ({ actor, params, request }) =>
        podcastFeeds.address(actor, params.companyId, originOf(request, settings)),
      renewFeed: ({ actor, params, request }) =>
        podcastFeeds.renew(actor, params.companyId, originOf(request, settings)),
    },
    {
      perMinute: {
        upload: UPLOADS_PER_MINUTE,
        generate: STARTS_PER_MINUTE,
        foresee: STARTS_PER_MINUTE,
      },
    },
  );
}
