import { LIBRARY_MEDIA_TYPE } from '@tarima/curriculum';
import type { ProjectFileRow } from './projects.repo.ts';

type Keyed = Pick<ProjectFileRow, 'sha256' | 'mediaType'>;

/**
 * The key of a read document. The same bytes may have several names. Library texts depend on no
 * reader version.
 */
export const documentKey = ({ sha256, mediaType }: Keyed, readerVersion = '') =>
  `${sha256}:${mediaType}:${mediaType === LIBRARY_MEDIA_TYPE ? '' : readerVersion}`;
