/** Everything stored for a project stands below this key. */
export const projectFolder = (projectId: string) => `projects/${projectId}`;

/** An uploaded file; its name is in the table and never on the disk. */
export const fileKey = (projectId: string, fileId: string) =>
  `${projectFolder(projectId)}/files/${fileId}`;
