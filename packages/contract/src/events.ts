import type { CourseQueue } from './course-queue.ts';
import type { Course } from './courses.ts';
import type { PodcastStatus } from './podcasts.ts';
import type { Project } from './projects.ts';
import type { Redraft } from './redrafts.ts';
import type { Script } from './scripts.ts';
import type { Video } from './videos.ts';

/** Lists that send an event when their things or deleted things change. */
export type LiveList = 'projects' | 'videos' | 'podcasts';

/**
 * Events from the server: the whole changed thing, or the name of a changed list. A saved script
 * sends only its newest revision; clients with another one fetch it.
 */
export type ServerEvents = {
  projectStatusUpdate: (project: Project) => void;
  videoStatusUpdate: (video: Video) => void;
  courseStatusUpdate: (course: Course) => void;
  courseQueueUpdate: (queue: CourseQueue) => void;
  /** Only for subscribers of that podcast. */
  podcastStatusUpdate: (podcast: PodcastStatus) => void;
  listUpdate: (list: LiveList) => void;
  /** An author's picture was added to this project, or deleted. */
  figuresUpdate: (update: { projectId: string }) => void;
  /** Null when the redraft is gone. */
  redraftUpdate: (update: { projectId: string; redraft: Redraft | null }) => void;
  /** Questions of this project were made or saved. Clients fetch what they show. */
  questionsUpdate: (update: { projectId: string }) => void;
  /** A package of this project has moved, ended or gone. */
  packagesUpdate: (update: { projectId: string }) => void;
  /** A translation of this project, or its original, has moved or changed. */
  translationsUpdate: (update: { projectId: string }) => void;
  /** Somebody commented on this project, or a comment was resolved. */
  reviewUpdate: (update: { projectId: string }) => void;
  scriptUpdate: (script: Pick<Script, 'id' | 'projectId' | 'revision'>) => void;
};

/** Events from a client. */
export type ClientEvents = {
  /**
   * Answers with the current state, so that no earlier result is missed. Null for a podcast of
   * others. An ended podcast also sends `podcastStatusUpdate`, for clients that use no answer.
   */
  subscribeToPodcast: (eventId: string, answer: (podcast: PodcastStatus | null) => void) => void;
};
