import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { trustedProxies } from '#server/http/caller-address.ts';
import { cleanRequests } from '#server/http/clean-requests.ts';
import { handleError, handleUnreadable } from '#server/http/error-handler.ts';
import { registerLearnerPlayer } from '#server/http/learner-player.ts';
import { registerOpenApi } from '#server/http/openapi.ts';
import { limitCalls } from '#server/http/rate-limits.ts';
import { registerSamples } from '#server/http/samples.ts';
import {
  addPermissionsPolicy,
  forbidKeeping,
  securityHeaders,
} from '#server/http/security-headers.ts';
import { endSlowRequests, SLOW_REQUEST_SECONDS } from '#server/http/slow-requests.ts';
import { watchRequests } from '#server/http/watch-requests.ts';
import { registerWebApp } from '#server/http/web-app.ts';
import { REQUEST_ID } from '#server/kit/log.ts';
import type { Readiness } from '#server/observing/readiness.ts';
import { registerAdminSite } from '#server/routes/admin-site.ts';
import { registerAuditRoutes } from '#server/routes/audit.routes.ts';
import { registerAvatarRoutes } from '#server/routes/avatars.routes.ts';
import { registerMemberRoutes } from '#server/routes/companies.routes.ts';
import { registerConfigRoutes } from '#server/routes/config.routes.ts';
import { registerCourseQueueRoutes } from '#server/routes/course-queue.routes.ts';
import { registerCourseRoutes } from '#server/routes/courses.routes.ts';
import { registerDump } from '#server/routes/dump.ts';
import { registerFigureRoutes } from '#server/routes/figures.routes.ts';
import { registerHealth } from '#server/routes/health.ts';
import { registerHostPlatformRoutes } from '#server/routes/host-platform.routes.ts';
import { registerLearnRoutes } from '#server/routes/learn.routes.ts';
import { registerLearnerLinkRoutes } from '#server/routes/learner-links.routes.ts';
import { registerLedgerRoutes } from '#server/routes/ledgers.routes.ts';
import { registerLibraryRoutes } from '#server/routes/library.routes.ts';
import { registerLineRoutes } from '#server/routes/line.routes.ts';
import { registerLookRoutes } from '#server/routes/looks.routes.ts';
import { registerManuscriptRoutes } from '#server/routes/manuscripts.routes.ts';
import { registerPackageRoutes } from '#server/routes/packages.routes.ts';
import { registerPersonalDataRoutes } from '#server/routes/personal-data.routes.ts';
import { registerPodcastFeedRoutes } from '#server/routes/podcast-feed.routes.ts';
import { registerPodcastRoutes } from '#server/routes/podcasts.routes.ts';
import { registerPortraitRoutes } from '#server/routes/portraits.routes.ts';
import { registerProjectRoutes } from '#server/routes/projects.routes.ts';
import { registerPronunciationRoutes } from '#server/routes/pronunciations.routes.ts';
import { registerQuestionRoutes } from '#server/routes/questions.routes.ts';
import { registerRedraftRoutes } from '#server/routes/redrafts.routes.ts';
import { registerReviewerRoutes } from '#server/routes/reviewers.routes.ts';
import { registerReviewRoutes } from '#server/routes/reviews.routes.ts';
import { registerScriptVersionRoutes } from '#server/routes/script-versions.routes.ts';
import { registerScriptRoutes } from '#server/routes/scripts.routes.ts';
import { registerSessionRoutes } from '#server/routes/session.routes.ts';
import { registerSettingsRoutes } from '#server/routes/settings.routes.ts';
import { registerStudioQueueRoutes } from '#server/routes/studio-queue.routes.ts';
import { registerTranslationRoutes } from '#server/routes/translations.routes.ts';
import { registerVideoSettingsRoutes } from '#server/routes/video-settings.routes.ts';
import { registerVideoRoutes } from '#server/routes/videos.routes.ts';
import { registerVoiceModelRoutes } from '#server/routes/voice-models.routes.ts';
import { registerVoiceRoutes } from '#server/routes/voices.routes.ts';
import type { Studio } from '#server/studio.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const playerFolder = fileURLToPath(new URL('../../../player/dist', import.meta.url));
const samplesFolder = fileURLToPath(new URL('../../../../scripts/samples/dist', import.meta.url));
/** The longest script with room to spare. Uploads are streams without this limit. */
const LONGEST_JSON_BODY = 2_000_000;
/** From the first byte of a request to its last: ten files of 50 MB on a slow line. */
const LONGEST_REQUEST_MS = 3_600_000;
const LONGEST_HEADERS_MS = 20_000;

/** The HTTP side of a studio, not yet listening. */
export async function buildApp(studio: Studio, readiness: Readiness): Promise<FastifyInstance> {
  const { settings, log, blobs, observer } = studio.context;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Calls that wait for a draft must not delay the end of the process.
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    logController: new LogController({ requestIdLogLabel: REQUEST_ID }),
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
  app.decorate('blobs', blobs);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  watchRequests(app, observer);

  await app.register(helmet, securityHeaders(settings));
  addPermissionsPolicy(app);
  forbidKeeping(app);
  await app.register(cookie);
  // The upload itself reports which file is too large.
  await app.register(multipart, { throwFileSizeLimit: false });
  limitCalls(app, studio.context);
  endSlowRequests(app, SLOW_REQUEST_SECONDS);
  cleanRequests(app);
  await registerOpenApi(app);

  registerHealth(app, readiness);
  registerDump(app, studio);
  registerConfigRoutes(app, studio, await registerSamples(app, samplesFolder));
  registerSessionRoutes(app, studio);
  registerProjectRoutes(app, studio);
  registerFigureRoutes(app, studio);
  registerScriptRoutes(app, studio);
  registerScriptVersionRoutes(app, studio);
  registerRedraftRoutes(app, studio);
  registerLineRoutes(app, studio);
  registerLedgerRoutes(app, studio);
  registerManuscriptRoutes(app, studio);
  registerCourseRoutes(app, studio);
  registerQuestionRoutes(app, studio);
  registerTranslationRoutes(app, studio);
  registerVideoSettingsRoutes(app, studio);
  registerVideoRoutes(app, studio);
  registerCourseQueueRoutes(app, studio);
  registerPackageRoutes(app, studio);
  registerPodcastRoutes(app, studio);
  registerPodcastFeedRoutes(app, studio);
  registerLearnerLinkRoutes(app, studio);
  registerLearnRoutes(app, studio, await registerLearnerPlayer(app, playerFolder));
  registerReviewRoutes(app, studio);
  registerReviewerRoutes(app, studio);
  registerAvatarRoutes(app, studio);
  registerVoiceRoutes(app, studio);
  registerVoiceModelRoutes(app, studio);
  registerHostPlatformRoutes(app, studio);
  registerStudioQueueRoutes(app, studio);
  registerLibraryRoutes(app, studio);
  registerSettingsRoutes(app, studio);
  registerMemberRoutes(app, studio);
  registerLookRoutes(app, studio);
  registerPortraitRoutes(app, studio);
  registerPronunciationRoutes(app, studio);
  await registerAdminSite(app, studio);
  registerAuditRoutes(app, studio);
  registerPersonalDataRoutes(app, studio);
  await registerWebApp(app, webFolder);
  return app;
}
