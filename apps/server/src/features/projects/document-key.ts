import { LIBRARY_MEDIA_TYPE } from '@tarima/curriculum';
import { slideFormatOf } from '@tarima/documents';
import type { Providers } from '#server/providers/providers.ts';
import type { ProjectFileRow } from './projects.repo.ts';

type Keyed = Pick<ProjectFileRow, 'sha256' | 'mediaType'>;

type Reader = Pick<Providers['documents'], 'version' | 'libreOffice'>;

/**
 * The key of a read document. The same bytes may have several names. Presentations are read
 * differently where whole slides can be drawn. Library texts depend on no reader.
 */
export const documentKey = ({ sha256, mediaType }: Keyed, reader?: Reader) =>
  `${sha256}:${mediaType}:${readerOf(mediaType, reader)}`;

function readerOf(mediaType: string, reader: Reader | undefined): string {
  if (!reader || mediaType === LIBRARY_MEDIA_TYPE) return '';
  const hasSlides = reader.libreOffice !== null && slideFormatOf(mediaType) !== undefined;
  return hasSlides ? `${reader.version}-slides` : reader.version;
}
