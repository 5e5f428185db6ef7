import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerAuditRoutes } from './features/audit/audit.routes.ts';
import { registerAvatarRoutes } from './features/avatars/avatars.routes.ts';
import { registerMemberRoutes } from './features/companies/companies.routes.ts';
import { registerCourseQueueRoutes } from './features/course-queue/course-queue.routes.ts';
import { registerCourseRoutes } from './features/courses/courses.routes.ts';
import { registerHostPlatformRoutes } from './features/host-platform/host-platform.routes.ts';
import { registerLedgerRoutes } from './features/ledgers/ledgers.routes.ts';
import { registerLibraryRoutes } from './features/library/library.routes.ts';
import { registerLineRoutes } from './features/line/line.routes.ts';
import { registerPersonalDataRoutes } from './features/personal-data/personal-data.routes.ts';
import { registerPodcastFeedRoutes } from './features/podcasts/podcast-feed.routes.ts';
import { registerPodcastRoutes } from './features/podcasts/podcasts.routes.ts';
import { registerProjectRoutes } from './features/projects/projects.routes.ts';
import { registerRedraftRoutes } from './features/redrafts/redrafts.routes.ts';
import { registerScriptRoutes } from './features/scripts/scripts.routes.ts';
import { registerSessionRoutes } from './features/session/session.routes.ts';
import { registerSettingsRoutes } from './features/settings/settings.routes.ts';
import { registerVideoSettingsRoutes } from './features/video-settings/video-settings.routes.ts';
import { registerVideoRoutes } from './features/videos/videos.routes.ts';
import { registerVoiceRoutes } from './features/voices/voices.routes.ts';
import { registerAdminSite } from './http/admin-site.ts';
import { trustedProxies } from './http/caller-address.ts';
import { cleanRequests } from './http/clean-text.ts';
import { registerConfigRoutes } from './http/config.routes.ts';
import { handleError, handleUnreadable } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { registerOpenApi } from './http/openapi.ts';
import { limitCalls } from './http/rate-limits.ts';
import { addPermissionsPolicy, forbidKeeping, securityHeaders } from './http/security-headers.ts';
import { endSlowRequests, SLOW_REQUEST_SECONDS } from './http/slow-requests.ts';
import { registerWebApp } from './http/web-app.ts';
import type { Studio } from './studio.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** The longest script with room to spare; uploads are streams and not bound by it. */
const LONGEST_JSON_BODY = 2_000_000;
/** From the first byte of a request to its last: ten files of 50 MB on a slow line. */
const LONGEST_REQUEST_MS = 3_600_000;
const LONGEST_HEADERS_MS = 20_000;

/** The HTTP side of a studio, not yet listening. */
export async function buildApp(studio: Studio): Promise<FastifyInstance> {
  const { settings, log } = studio.context;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Calls that are held open for a draft must not hold the end of the process.
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    bodyLimit: LONGEST_JSON_BODY,
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: LONGEST_HEADERS_MS },
    trustProxy: trustedProxies(settings),
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: handleUnreadable,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  await app.register(helmet, securityHeaders(settings));
  addPermissionsPolicy(app);
  forbidKeeping(app);
  await app.register(cookie);
  // A file over the limit is told from the others by the upload itself.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(rateLimit, { global: false });
  limitCalls(app, settings);
  endSlowRequests(app, SLOW_REQUEST_SECONDS);
  cleanRequests(app);
  await registerOpenApi(app);

  registerHealth(app, studio);
  registerConfigRoutes(app, studio);
  registerSessionRoutes(app, studio);
  registerProjectRoutes(app, studio);
  registerScriptRoutes(app, studio);
  registerRedraftRoutes(app, studio);
  registerLineRoutes(app, studio);
  registerLedgerRoutes(app, studio);
  registerCourseRoutes(app, studio);
  registerVideoSettingsRoutes(app, studio);
  registerVideoRoutes(app, studio);
  registerCourseQueueRoutes(app, studio);
  registerPodcastRoutes(app, studio);
  registerPodcastFeedRoutes(app, studio);
  registerAvatarRoutes(app, studio);
  registerVoiceRoutes(app, studio);
  registerHostPlatformRoutes(app, studio);
  registerLibraryRoutes(app, studio);
  registerSettingsRoutes(app, studio);
  registerMemberRoutes(app, studio);
  await registerAdminSite(app, studio);
  registerAuditRoutes(app, studio);
  registerPersonalDataRoutes(app, studio);
  await registerWebApp(app, webFolder);
  return app;
}
