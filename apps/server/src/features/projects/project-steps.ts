import type { ProjectStep, ProjectType, VideoStatus } from '@tarima/contract';
import type { ProjectRow } from './projects.repo.ts';

/** What has come of a project so far, as far as its next step depends on it. */
export type ProjectState = {
  /** When anybody last worked on it. */
  touchedAt: Date;
  /** Whether somebody has begun to choose how its video looks. */
  hasVideoSettings: boolean;
  /** Of the newest video; null before the first. */
  videoStatus: VideoStatus | null;
  isPlanning: boolean;
  hasStructure: boolean;
  isWriting: boolean;
  /** Whether a content has no script yet. */
  hasUnwritten: boolean;
  /** Whether a content that says something has no video yet. */
  hasUnfilmed: boolean;
  /** Whether a video is being made. */
  isFilming: boolean;
};

/** Where the author goes on. */
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
