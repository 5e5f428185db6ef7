import { createSmallPictures } from '#server/blobs/small-pictures.ts';
import { createAvatarsService } from '#server/features/catalogue/avatars.service.ts';
import { createVoicesService } from '#server/features/catalogue/voices.service.ts';
import { createCourseQueueService } from '#server/features/course-queue/course-queue.service.ts';
import { createCourseDesignerService } from '#server/features/courses/course-designer.service.ts';
import { createCoursePdfService } from '#server/features/courses/course-pdf.service.ts';
import { createCoursePlanningService } from '#server/features/courses/course-planning.service.ts';
import { createCourseScriptsService } from '#server/features/courses/course-scripts.service.ts';
import { createCoursesService } from '#server/features/courses/courses.service.ts';
import { createDeletedProjectsService } from '#server/features/deletions/deleted-projects.service.ts';
import { createFiguresService } from '#server/features/figures/figures.service.ts';
import { createPagePicturesService } from '#server/features/figures/page-pictures.service.ts';
import { createLearnService } from '#server/features/learner-links/learn.service.ts';
import { createLearnerLinksService } from '#server/features/learner-links/learner-links.service.ts';
import { createLedgersService } from '#server/features/ledgers/ledgers.service.ts';
import { createHostPlatformService } from '#server/features/library/host-platform.service.ts';
import { createLibraryService } from '#server/features/library/library.service.ts';
import { createLineService } from '#server/features/line/line.service.ts';
import { createLooksService } from '#server/features/looks/looks.service.ts';
import { createManuscriptsService } from '#server/features/manuscripts/manuscripts.service.ts';
import { createPackageMaker } from '#server/features/packages/package-maker.ts';
import { createPackagesService } from '#server/features/packages/packages.service.ts';
import { createAccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { createKnownBrowsersService } from '#server/features/people/accounts/known-browsers.service.ts';
import { createOwnSecondFactorService } from '#server/features/people/accounts/own-second-factor.service.ts';
import { createPasswordResetsService } from '#server/features/people/accounts/password-resets.service.ts';
import { createSignInService } from '#server/features/people/accounts/sign-in.service.ts';
import { createAuditService } from '#server/features/people/audit/audit.service.ts';
import { createCompaniesService } from '#server/features/people/companies/companies.service.ts';
import { createInvitationsService } from '#server/features/people/companies/invitations.service.ts';
import { createOidcService } from '#server/features/people/oidc/oidc.service.ts';
import { createSecondFactorsService } from '#server/features/people/second-factors/second-factors.service.ts';
import { createOwnSessionsService } from '#server/features/people/session/own-sessions.service.ts';
import { createSessionService } from '#server/features/people/session/session.service.ts';
import { createPersonalDataService } from '#server/features/personal-data/personal-data.service.ts';
import { createPlayableService } from '#server/features/playable/playable.service.ts';
import { createPodcastFeedsService } from '#server/features/podcasts/podcast-feeds.service.ts';
import { createPodcastProjectsService } from '#server/features/podcasts/podcast-projects.service.ts';
import { createPodcastUploadsService } from '#server/features/podcasts/podcast-uploads.service.ts';
import { createPodcastVoicesService } from '#server/features/podcasts/podcast-voices.service.ts';
import { createPodcastsService } from '#server/features/podcasts/podcasts.service.ts';
import { createPortraitsService } from '#server/features/portraits/portraits.service.ts';
import { createProjectArchivesService } from '#server/features/project-archives/project-archives.service.ts';
import { createProjectsService } from '#server/features/projects/projects.service.ts';
import { createRedraftsService } from '#server/features/projects/redrafts.service.ts';
import { createScriptVersionsService } from '#server/features/projects/script-versions.service.ts';
import { createScriptsService } from '#server/features/projects/scripts.service.ts';
import { createPronunciationsService } from '#server/features/pronunciations/pronunciations.service.ts';
import { createQuestionsService } from '#server/features/questions/questions.service.ts';
import { questionsByContent } from '#server/features/questions/stored-questions.ts';
import { createReviewingService } from '#server/features/reviews/reviewing.service.ts';
import { createReviewsService } from '#server/features/reviews/reviews.service.ts';
import { createSettingsService } from '#server/features/settings/settings.service.ts';
import { createStudioSettingsService } from '#server/features/settings/studio-settings.service.ts';
import { createStorageService } from '#server/features/storage/storage.service.ts';
import { createStudioQueueService } from '#server/features/studio-queue/studio-queue.service.ts';
import { createTranslationsService } from '#server/features/translations/translations.service.ts';
import { createModelUsageService } from '#server/features/usage/model-usage.service.ts';
import { createDeletedVideosService } from '#server/features/videos/deleted-videos.service.ts';
import { createPaidOrdersService } from '#server/features/videos/paid-orders.service.ts';
import { createVideoPreviewsService } from '#server/features/videos/video-previews.service.ts';
import { createVideoSettingsService } from '#server/features/videos/video-settings.service.ts';
import { createVideosService, type VideoFollower } from '#server/features/videos/videos.service.ts';
import { createVoiceModelsService } from '#server/features/voice-models/voice-models.service.ts';
import { createWorkListService } from '#server/features/work-list/work-list.service.ts';
import type { Context } from './context.ts';

/** The whole program behind the calls, the jobs and the command line. */
export type Studio = { context: Context; services: Services };
type Services = ReturnType<typeof createServices>;

/** The services of every feature. A feature reaches another only through what it receives here. */
export function createServices(context: Context) {
  const session = createSessionService(context);
  const ownSessions = createOwnSessionsService(context, { session });
  const knownBrowsers = createKnownBrowsersService(context);
  const secondFactors = createSecondFactorsService(context);
  const signIn = createSignInService(context, { session, knownBrowsers, secondFactors });
  const accounts = createAccountsService(context, { session, signIn, secondFactors });
  const ownSecondFactor = createOwnSecondFactorService(context, {
    session,
    accounts,
    signIn,
    secondFactors,
  });
  const passwordResets = createPasswordResetsService(context, { session, signIn });
  const podcastFeeds = createPodcastFeedsService(context);
  const companies = createCompaniesService(context, {
    session,
    passwordResets,
    secondFactors,
    podcastFeeds,
  });
  const invitations = createInvitationsService(context, { session, signIn, accounts });
  const audit = createAuditService(context);
  const oidc = createOidcService(context, {
    session,
    accounts,
    companies,
    invitations,
    audit,
  });
  const settings = createSettingsService(context);
  const studioSettings = createStudioSettingsService(context);
  const storage = createStorageService(context);
  const looks = createLooksService(context, { storage });
  const portraits = createPortraitsService(context, { storage });
  const pronunciations = createPronunciationsService(context);
  const modelUsage = createModelUsageService(context);
  const avatars = createAvatarsService(context);
  const voices = createVoicesService(context, { modelUsage });
  const voiceModels = createVoiceModelsService(context);
  const projects = createProjectsService(context, { storage });
  const scripts = createScriptsService(context, { projects, modelUsage });
  const scriptVersions = createScriptVersionsService(context, { scripts });
  const figures = createFiguresService(context, { projects, storage });
  const pagePictures = createPagePicturesService(context, { projects });
  const smallPictures = createSmallPictures(context);
  const videoSettings = createVideoSettingsService(context, { projects });
  const courseQueue = createCourseQueueService(context, {
    videoSettings,
    avatars,
    voices,
    storage,
  });
  const courses = createCoursesService(context, { projects, follower: courseQueue });
  const manuscripts = createManuscriptsService(context, { projects, courses, scripts });
  const courseDesigner = createCourseDesignerService(context, { courses });
  const coursePlanning = createCoursePlanningService(context, {
    projects,
    courses,
    modelUsage,
  });
  const coursePdf = createCoursePdfService(context, {
    projects,
    courses,
    questionsOf: questionsByContent,
  });
  const courseScripts = createCourseScriptsService(context, { courses });
  const questions = createQuestionsService(context, { projects, courses });
  const translations = createTranslationsService(context, {
    projects,
    courses,
    storage,
    voices,
  });
  const redrafts = createRedraftsService(context, { projects, follower: questions });
  const follower: VideoFollower = {
    ended: courseQueue.videoEnded,
    reopened: courseQueue.videoReopened,
    async changed({ scriptId, projectId }) {
      if (scriptId) await courseQueue.announce(projectId);
    },
  };
  const videos = createVideosService(context, {
    projects,
    storage,
    scripts,
    videoSettings,
    avatars,
    voices,
    follower,
  });
  const paidOrders = createPaidOrdersService(context, { videos });
  const videoPreviews = createVideoPreviewsService(context, {
    projects,
    scripts,
    videoSettings,
    avatars,
    voices,
    modelUsage,
  });
  const deletedVideos = createDeletedVideosService(context, { videos, follower });
  const podcastUploads = createPodcastUploadsService(context);
  const podcastProjects = createPodcastProjectsService({ projects });
  const podcastVoices = createPodcastVoicesService(context, voices);
  const podcasts = createPodcastsService(context, {
    podcastUploads,
    podcastProjects,
    podcastVoices,
    storage,
  });
  const workList = createWorkListService(context, { projects, podcasts });
  const ledgers = createLedgersService({ projects, scripts, courses, podcasts });
  const playable = createPlayableService(context);
  const learnerLinks = createLearnerLinksService(context, { projects, playable });
  const learn = createLearnService(context, { playable });
  const reviews = createReviewsService(context, { projects });
  const reviewing = createReviewingService(context);
  const packages = createPackagesService(context, { projects, playable, storage });
  const packageMaker = createPackageMaker(context, { playable, coursePdf });
  const line = createLineService(context);
  const library = createLibraryService(context, {
    video: videos.findFinished,
    podcast: podcasts.findFinished,
  });
  const projectArchives = createProjectArchivesService(context, { storage, library });
  const hostPlatform = createHostPlatformService(context, { courseQueue });
  const deletedProjects = createDeletedProjectsService(context, {
    projects,
    courses,
    courseQueue,
    deletedVideos,
    redrafts,
    packages,
    questions,
    translations,
  });
  const personalData = createPersonalDataService(context, {
    deletedProjects,
    podcasts,
    storage,
    session,
    podcastFeeds,
  });
  const studioQueue = createStudioQueueService(context, {
    'draft-project': projects.controls,
    'redraft-script': redrafts.controls,
    'plan-course': courses.planControls,
    'write-scripts': courses.scriptControls,
    'make-questions': questions.controls,
    'translate-project': translations.controls,
    ...videos.controls,
    'make-podcast': podcasts.controls,
    'build-package': packages.controls,
    'deliver-to-host': hostPlatform.controls,
    'fetch-voice-model': voiceModels.controls,
  });

  return {
    session,
    ownSessions,
    signIn,
    secondFactors,
    ownSecondFactor,
    knownBrowsers,
    accounts,
    passwordResets,
    companies,
    invitations,
    oidc,
    settings,
    studioSettings,
    audit,
    storage,
    looks,
    portraits,
    pronunciations,
    personalData,
    modelUsage,
    avatars,
    voices,
    voiceModels,
    projects,
    deletedProjects,
    figures,
    pagePictures,
    smallPictures,
    scripts,
    scriptVersions,
    redrafts,
    courses,
    coursePlanning,
    courseDesigner,
    manuscripts,
    courseScripts,
    coursePdf,
    questions,
    translations,
    videoSettings,
    videos,
    paidOrders,
    videoPreviews,
    deletedVideos,
    courseQueue,
    podcastUploads,
    podcastProjects,
    podcastVoices,
    podcasts,
    podcastFeeds,
    workList,
    ledgers,
    playable,
    learnerLinks,
    learn,
    reviews,
    reviewing,
    packages,
    packageMaker,
    projectArchives,
    line,
    library,
    hostPlatform,
    studioQueue,
  };
}
