import { LIBRARY_MEDIA_TYPE } from '@tarima/curriculum';

/** All files of a project are below this key. */
export const projectFolder = (projectId: string) => `projects/${projectId}`;

/** The key of an uploaded file. Its name is only in the table, not on the disk. */
export const fileKey = (projectId: string, fileId: string) =>
  `${projectFolder(projectId)}/files/${fileId}`;

/** The key of an author's picture. */
export const authorPictureKey = (projectId: string, picture: string) =>
  `${projectFolder(projectId)}/figures/${picture}`;

/** The key of a document's picture. Files of the same bytes share their pictures. */
export const documentPictureKey = (sha256: string, picture: string) =>
  `documents/${sha256}/${picture}`;

/** False for the studio's own texts, which a designed course has as files. */
export const isUploaded = ({ mediaType }: { mediaType: string }) =>
  mediaType !== LIBRARY_MEDIA_TYPE;
