import type { Context } from './context.ts';
import { createAvatarsService } from './features/avatars/avatars.service.ts';
import { createCourseQueueService } from './features/course-queue/course-queue.service.ts';
import { createCourseDesignerService } from './features/courses/course-designer.service.ts';
import { createCoursePdfService } from './features/courses/course-pdf.service.ts';
import { createCoursePlanningService } from './features/courses/course-planning.service.ts';
import { createCourseScriptsService } from './features/courses/course-scripts.service.ts';
import { createCoursesService } from './features/courses/courses.service.ts';
import { createLibraryService } from './features/library/library.service.ts';
import { createModelUsageService } from './features/model-usage/model-usage.service.ts';
import { createPodcastFeedsService } from './features/podcasts/podcast-feeds.service.ts';
import { createPodcastUploadsService } from './features/podcasts/podcast-uploads.service.ts';
import { createPodcastsService } from './features/podcasts/podcasts.service.ts';
import { createProjectsService } from './features/projects/projects.service.ts';
import { createScriptsService } from './features/scripts/scripts.service.ts';
import { createSessionService } from './features/session/session.service.ts';
import { createSettingsService } from './features/settings/settings.service.ts';
import { createVideoSettingsService } from './features/video-settings/video-settings.service.ts';
import { createVideosService } from './features/videos/videos.service.ts';
import { createVoicesService } from './features/voices/voices.service.ts';

/** The whole program behind the calls, the jobs and the command line. */
export type Studio = { context: Context; services: Services };
type Services = ReturnType<typeof createServices>;

/** Every feature's rules; a feature reaches another through what is handed to it here. */
export function createServices(context: Context) {
  const session = createSessionService(context);
  const settings = createSettingsService(context);
  const modelUsage = createModelUsageService(context);
  const avatars = createAvatarsService(context);
  const voices = createVoicesService(context);
  const projects = createProjectsService(context);
  const scripts = createScriptsService(context, { projects });
  const courses = createCoursesService(context, { projects });
  const courseDesigner = createCourseDesignerService(context, { courses });
  const coursePlanning = createCoursePlanningService(context, {
    projects,
    courses,
    modelUsage,
  });
  const coursePdf = createCoursePdfService(context, { projects, courses });
  const courseScripts = createCourseScriptsService(context, { courses });
  const videoSettings = createVideoSettingsService(context, { projects });
  const courseQueue = createCourseQueueService(context, {
    videoSettings,
    avatars,
    voices,
  });
  const videos = createVideosService(context, {
    projects,
    scripts,
    videoSettings,
    avatars,
    voices,
    follower: {
      ended: courseQueue.videoEnded,
      async changed({ scriptId, projectId }) {
        if (scriptId) await courseQueue.announce(projectId);
      },
    },
  });
  const podcastUploads = createPodcastUploadsService(context);
  const podcasts = createPodcastsService(context, { podcastUploads });
  const podcastFeeds = createPodcastFeedsService(context);
  const library = createLibraryService(context, { videos, podcasts });
  /** A project goes with everything that hangs on it. */
  async function deleteProject(
    project: Awaited<ReturnType<typeof projects.authorize>>,
  ): Promise<void> {
    await courseQueue.deleteOfProject(project);
    await courses.stopWork(project);
    await videos.deleteOfProject(project);
    await projects.delete(project);
  }

  return {
    deleteProject,
    session,
    settings,
    modelUsage,
    avatars,
    voices,
    projects,
    scripts,
    courses,
    coursePlanning,
    courseDesigner,
    courseScripts,
    coursePdf,
    videoSettings,
    videos,
    courseQueue,
    podcastUploads,
    podcasts,
    podcastFeeds,
    library,
  };
}
