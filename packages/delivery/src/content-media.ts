import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { NamedContent } from './content-names.ts';
import { DeliveryError } from './delivery-error.ts';
import { fileOnDisk } from './package-file.ts';
import type { ContentFiles, PackageFile, PackageInput } from './package-input.ts';

export type ContentMedia = NamedContent & { video: PackageFile; poster: PackageFile };

/** The video and the poster of a content under their names in the package. */
export async function mediaOf(
  { content, name }: NamedContent,
  sources: PackageInput['sources'],
): Promise<ContentMedia> {
  const { videoPath, posterPath } = filesOf(content.id, sources);
  return {
    content,
    name,
    video: await fileOnDisk(`${name}.mp4`, videoPath),
    poster: await fileOnDisk(`${name}.${await pictureType(posterPath)}`, posterPath),
  };
}

function filesOf(contentId: string, sources: PackageInput['sources']): ContentFiles {
  const files = sources.get(contentId);
  if (!files) throw new DeliveryError('PACKAGE_VIDEO_GONE', `${contentId} has no video`);
  return files;
}

/** By its first bytes, since a stored file may have another name. */
async function pictureType(path: string): Promise<'png' | 'jpg'> {
  const handle = await open(path).catch((cause: unknown) => {
    throw new DeliveryError('PACKAGE_VIDEO_GONE', `${path} is missing`, { cause });
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString('latin1', 1, 4) === 'PNG' ? 'png' : 'jpg';
  } finally {
    await handle.close();
  }
}

/** SHA-256 of each video by content id, in hexadecimal. */
export async function hashVideos(
  contents: readonly NamedContent[],
  sources: PackageInput['sources'],
  signal: AbortSignal | undefined,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const { content } of contents) {
    const hash = createHash('sha256');
    const video = createReadStream(filesOf(content.id, sources).videoPath, {
      highWaterMark: 1 << 20,
    });
    try {
      await pipeline(video, hash, signal ? { signal } : {});
    } catch (cause) {
      if (signal?.aborted) throw new DeliveryError('CANCELLED', 'the plan was stopped', { cause });
      throw new DeliveryError('PACKAGE_VIDEO_GONE', `${content.id} cannot be read`, { cause });
    }
    hashes.set(content.id, hash.digest('hex'));
  }
  return hashes;
}
