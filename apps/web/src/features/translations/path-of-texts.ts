import type { ProjectType } from '@tarima/contract';
import { pathTo } from '#web/lib/paths.ts';

/** The page with the texts of a project: its script, or the structure of a course. */
export const pathOfTexts = (type: ProjectType, projectId: string): string =>
  type === 'video' ? pathTo.editScript(projectId) : pathTo.createCourse(projectId);
