import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerAvatarRoutes } from './features/avatars/avatars.routes.ts';
import { registerCourseQueueRoutes } from './features/course-queue/course-queue.routes.ts';
import { registerCourseRoutes } from './features/courses/courses.routes.ts';
import { registerLibraryRoutes } from './features/library/library.routes.ts';
import { registerPodcastFeedRoutes } from './features/podcasts/podcast-feed.routes.ts';
import { registerPodcastRoutes } from './features/podcasts/podcasts.routes.ts';
import { registerProjectRoutes } from './features/projects/projects.routes.ts';
import { registerScriptRoutes } from './features/scripts/scripts.routes.ts';
import { registerSessionRoutes } from './features/session/session.routes.ts';
import { registerSettingsRoutes } from './features/settings/settings.routes.ts';
import { registerVideoSettingsRoutes } from './features/video-settings/video-settings.routes.ts';
import { registerVideoRoutes } from './features/videos/videos.routes.ts';
import { registerVoiceRoutes } from './features/voices/voices.routes.ts';
import { registerConfigRoutes } from './http/config.routes.ts';
import { handleError } from './http/error-handler.ts';
import { registerOpenApi } from './http/openapi.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerWebApp } from './http/web-app.ts';
import type { Studio } from './studio.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** The longest script with room to spare; uploads are streams and not bound by it. */
const LONGEST_JSON_BODY = 2_000_000;

/** The HTTP side of a studio, not yet listening. */
export async function buildApp(studio: Studio): Promise<FastifyInstance> {
  const { settings, log } = studio.context;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Calls that are held open for a draft must not hold the end of the process.
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    bodyLimit: LONGEST_JSON_BODY,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  await app.register(helmet, securityHeaders(settings));
  await app.register(cookie);
  // A file over the limit is told from the others by the upload itself.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(rateLimit, { global: false });
  await registerOpenApi(app);

  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  registerConfigRoutes(app, studio);
  registerSessionRoutes(app, studio);
  registerProjectRoutes(app, studio);
  registerScriptRoutes(app, studio);
  registerCourseRoutes(app, studio);
  registerVideoSettingsRoutes(app, studio);
  registerVideoRoutes(app, studio);
  registerCourseQueueRoutes(app, studio);
  registerPodcastRoutes(app, studio);
  registerPodcastFeedRoutes(app, studio);
  registerAvatarRoutes(app, studio);
  registerVoiceRoutes(app, studio);
  registerLibraryRoutes(app, studio);
  registerSettingsRoutes(app, studio);
  await registerWebApp(app, webFolder);
  return app;
}
