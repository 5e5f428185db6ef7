import type { Project, ProjectStep } from '@tarima/contract';
import type { BadgeTone } from '#web/components/ui/badge.tsx';
import { pathTo } from '#web/lib/paths.ts';

export const isDrafting = ({ draft }: Project): boolean =>
  draft.status === 'waiting' || draft.status === 'processing';

/** True if every readable document is read, and there is at least one. */
export const isRead = (project: Project): boolean =>
  project.files.some(({ status }) => status === 'completed') &&
  !(isDrafting(project) && project.draft.stage !== 'writing');

/** True for a project of the designer: all others have at least one file. */
export const isDesigned = ({ files }: Pick<Project, 'files'>): boolean => files.length === 0;

export const STEP_TONES: Record<ProjectStep, BadgeTone> = {
  reading: 'accent',
  retry: 'destructive',
  script: 'neutral',
  'video-settings': 'neutral',
  'video-progress': 'accent',
  video: 'success',
  structure: 'neutral',
  scripts: 'neutral',
  'course-videos': 'neutral',
  'course-videos-progress': 'accent',
  course: 'success',
};

/** The page of a project's script. A course has a script for each content. */
export const pathOfScript = ({ id, type }: Project): string =>
  type === 'video' ? pathTo.editScript(id) : pathTo.courseScripts(id);

/** The page of a project's next step. */
export function pathOfStep({ id, type, nextStep }: Project): string {
  switch (nextStep) {
    case 'reading':
    case 'retry':
      return type === 'course' ? pathTo.createCourse(id) : pathTo.editScript(id);
    case 'script':
      return pathTo.editScript(id);
    case 'video-settings':
    case 'video-progress':
    case 'video':
      return pathTo.generateVideo(id);
    case 'structure':
      return pathTo.createCourse(id);
    case 'scripts':
    case 'course-videos':
    case 'course-videos-progress':
      return pathTo.courseScripts(id);
    case 'course':
      return pathTo.course(id);
  }
}

/** True while its texts come from another language. Nothing else works on a project at these steps. */
export const isTranslated = ({ state, nextStep }: Project): boolean =>
  state === 'working' &&
  ['script', 'video-settings', 'video', 'course-videos', 'course'].includes(nextStep);

/** The text of a project's badge. A draft in progress has its own texts. */
export function shownState(project: Project) {
  const { draft, nextStep, files, state } = project;
  if (isTranslated(project)) return 'projects.states.translating' as const;
  // Written, or translated.
  if (nextStep === 'scripts' && state === 'working') return 'projects.states.writing' as const;
  if (nextStep === 'retry') return 'draft.failed' as const;
  if (nextStep === 'structure' && isDesigned({ files })) {
    return 'projects.states.designing' as const;
  }
  if (nextStep !== 'reading') return `projects.states.${nextStep}` as const;
  return draft.status === 'waiting' ? ('draft.waiting' as const) : ('draft.processing' as const);
}
