import { projectFolder } from '#server/features/projects/project-files.ts';

/** The id of a preview: 32 digits of its project, 32 of the hash of its plan. */
export const previewIdOf = (projectId: string, planKey: string) =>
  projectId.replaceAll('-', '') + planKey.slice(0, 32);

export const projectOfPreview = (previewId: string) =>
  previewId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, '$1-$2-$3-$4-$5');

/** The audio of a preview is in its project's folder, and is deleted with it. */
export const previewAudioKey = (previewId: string) =>
  `${projectFolder(projectOfPreview(previewId))}/previews/${previewId}.m4a`;
