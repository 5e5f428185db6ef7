import type { CourseQueue } from './course-queue.ts';
import type { Course } from './courses.ts';
import type { PodcastStatus } from './podcasts.ts';
import type { Project } from './projects.ts';
import type { Video } from './videos.ts';

/** What the server tells over the socket: the changed thing, whole. */
export type ServerEvents = {
  projectStatusUpdate: (project: Project) => void;
  videoStatusUpdate: (video: Video) => void;
  courseStatusUpdate: (course: Course) => void;
  courseQueueUpdate: (queue: CourseQueue) => void;
  podcastStatusUpdate: (podcast: PodcastStatus) => void;
};

/** What a client says over the socket. */
export type ClientEvents = {
  /** The answer is the state of now, so that a result that came first is not missed; null for a stranger's. */
  subscribeToPodcast: (eventId: string, answer: (podcast: PodcastStatus | null) => void) => void;
};
