import { LIBRARY_MEDIA_TYPE } from '@tarima/curriculum';

/** Everything stored for a project stands below this key. */
export const projectFolder = (projectId: string) => `projects/${projectId}`;

/** An uploaded file; its name is in the table and never on the disk. */
export const fileKey = (projectId: string, fileId: string) =>
  `${projectFolder(projectId)}/files/${fileId}`;

/** A designed course has texts of the studio among its files, which nobody gave. */
export const isUploaded = ({ mediaType }: { mediaType: string }) =>
  mediaType !== LIBRARY_MEDIA_TYPE;
