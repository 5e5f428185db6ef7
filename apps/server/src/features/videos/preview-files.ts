import { projectFolder } from '#server/features/projects/project-files.ts';

/** An id has 32 digits of the project. This many of the script follow, and as many of the plan. */
const PART = 16;

/** The id of a preview. `scriptId` is null for the only script of a video project. */
export const previewIdOf = (projectId: string, scriptId: string | null, planKey: string) =>
  projectId.replaceAll('-', '') +
  (scriptId ?? projectId).replaceAll('-', '').slice(-PART) +
  planKey.slice(0, PART);

export const projectOfPreview = (previewId: string) =>
  previewId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, '$1-$2-$3-$4-$5');

/** A preview's sound has only others of its script beside it. It is deleted with its project. */
export const previewAudioKey = (previewId: string) =>
  `${projectFolder(projectOfPreview(previewId))}/previews/${previewId.slice(0, -PART)}/${previewId}.m4a`;
