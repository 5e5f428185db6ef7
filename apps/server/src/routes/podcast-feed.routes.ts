import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '#server/http/origin.ts';
import { sendFile } from '#server/http/send-file.ts';
import { AppError } from '#server/kit/errors.ts';
import type { FileAnswer } from '#server/kit/file-answer.ts';
import type { Studio } from '#server/studio.ts';

type Place = { Params: { secret: string; podcastId: string; file: string } };

/** The feeds have no session, because podcast apps have none. Anyone with the secret address may listen. */
export function registerPodcastFeedRoutes(app: FastifyInstance, studio: Studio): void {
  const { podcastFeeds } = studio.services;
  const hidden = { schema: { hide: true } };

  app.get<Place>('/feeds/:file', hidden, async (request, reply) => {
    const secret = /^([\w-]+)\.xml$/u.exec(request.params.file)?.[1];
    if (!secret) throw new AppError('NOT_FOUND');
    const feed = await podcastFeeds.feed(secret, originOf(request, studio.context.settings));
    return forAnyone(reply)
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(feed);
  });
  app.get<Place>('/feeds/:secret/cover.jpg', hidden, async ({ params }, reply) =>
    send(reply, await podcastFeeds.cover(params.secret)),
  );
  app.get<Place>('/feeds/:secret/:podcastId/:file', hidden, async ({ params }, reply) =>
    send(reply, await podcastFeeds.file(params.secret, params.podcastId, params.file)),
  );
}

const send = (reply: FastifyReply, file: FileAnswer) => sendFile(forAnyone(reply), file);

/** Web players fetch sound, covers and transcripts from pages of their own. */
function forAnyone(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-robots-tag', 'noindex');
}
