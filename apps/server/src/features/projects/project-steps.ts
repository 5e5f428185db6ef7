import type { ProjectStep, ProjectType, VideoStatus } from '@tarima/contract';
import type { ProjectRow } from './projects.repo.ts';

/** The facts about a project that decide its next step. */
export type ProjectState = {
  /** The time of the last work on it. */
  touchedAt: Date;
  /** True once a person has saved video settings. */
  hasVideoSettings: boolean;
  /** The status of the newest video. Null before the first. */
  videoStatus: VideoStatus | null;
  isPlanning: boolean;
  hasStructure: boolean;
  isWriting: boolean;
  /** True while a content has no script. */
  hasUnwritten: boolean;
  /** True while a content with text has no video. */
  hasUnfilmed: boolean;
  /** True while a video is being made. */
  isFilming: boolean;
};

/** The step at which the author continues. */
export function nextStepOf(
  { status, type }: Pick<ProjectRow, 'status'> & { type: ProjectType },
  state: ProjectState,
): ProjectStep {
  if (status === 'failed') return 'retry';
  if (status !== 'completed') return 'reading';
  return type === 'course' ? stepOfCourse(state) : stepOfVideo(state);
}

function stepOfVideo({ videoStatus, hasVideoSettings }: ProjectState): ProjectStep {
  if (videoStatus === 'completed') return 'video';
  if (videoStatus === 'failed') return 'video-settings';
  if (videoStatus !== null) return 'video-progress';
  return hasVideoSettings ? 'video-settings' : 'script';
}

function stepOfCourse(state: ProjectState): ProjectStep {
  if (!state.hasStructure || state.isPlanning) return 'structure';
  if (state.hasUnwritten || state.isWriting) return 'scripts';
  if (state.isFilming) return 'course-videos-progress';
  return state.hasUnfilmed ? 'course-videos' : 'course';
}
