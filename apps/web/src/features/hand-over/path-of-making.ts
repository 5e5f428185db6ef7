import type { ProjectType } from '@tarima/contract';
import { pathTo } from '#web/lib/paths.ts';

/** The page where the videos of a project are made. */
export const pathOfMaking = (projectId: string, type: ProjectType): string =>
  type === 'course' ? pathTo.courseScripts(projectId) : pathTo.generateVideo(projectId);
