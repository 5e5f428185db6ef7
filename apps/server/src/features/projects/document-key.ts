import { LIBRARY_MEDIA_TYPE } from '@tarima/curriculum';
import type { ProjectFileRow } from './projects.repo.ts';

type Keyed = Pick<ProjectFileRow, 'sha256' | 'mediaType'>;

/**
 * What a reading depends on: the same bytes may have been uploaded under another name. What comes from
 * the library was read by no reader, and stays as it was when a newer one comes.
 */
export const documentKey = ({ sha256, mediaType }: Keyed, readerVersion = '') =>
  `${sha256}:${mediaType}:${mediaType === LIBRARY_MEDIA_TYPE ? '' : readerVersion}`;
