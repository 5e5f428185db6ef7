import type { CourseQueue } from './course-queue.ts';
import type { Course } from './courses.ts';
import type { PodcastStatus } from './podcasts.ts';
import type { Project } from './projects.ts';
import type { Redraft } from './redrafts.ts';
import type { Script } from './scripts.ts';
import type { Video } from './videos.ts';

/** The lists whose things come and go: what is in them, and what was deleted of them. */
export type LiveList = 'projects' | 'videos' | 'podcasts';

/**
 * What the server tells over the socket: the changed thing, whole, or that a list is another now. Of a script
 * that was saved, only which text is the newest: whoever has another one asks for it.
 */
export type ServerEvents = {
  projectStatusUpdate: (project: Project) => void;
  videoStatusUpdate: (video: Video) => void;
  courseStatusUpdate: (course: Course) => void;
  courseQueueUpdate: (queue: CourseQueue) => void;
  /** To who subscribed to that podcast, and to nobody else. */
  podcastStatusUpdate: (podcast: PodcastStatus) => void;
  listUpdate: (list: LiveList) => void;
  /** Null where there is none any more. */
  redraftUpdate: (update: { projectId: string; redraft: Redraft | null }) => void;
  scriptUpdate: (script: Pick<Script, 'id' | 'revision'>) => void;
};

/** What a client says over the socket. */
export type ClientEvents = {
  /**
   * The answer is the state of now, so that a result that came first is not missed; null for a stranger's.
   * What has ended is told as `podcastStatusUpdate` too, for who wants no answer.
   */
  subscribeToPodcast: (eventId: string, answer: (podcast: PodcastStatus | null) => void) => void;
};
