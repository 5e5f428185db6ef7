import type { Project } from './projects.ts';
import type { Video } from './videos.ts';

/** What the server tells over the socket: the changed thing, whole. */
export type ServerEvents = {
  projectStatusUpdate: (project: Project) => void;
  videoStatusUpdate: (video: Video) => void;
};
