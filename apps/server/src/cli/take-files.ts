import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import type { ReceivedFile } from '#server/features/projects/receive-upload.ts';
import { sizeRefusal, type UploadRules } from '#server/features/projects/upload-rules.ts';
import { UsageError } from './usage-error.ts';

/** Copies named files into the studio, by the rules of an upload. */
export async function takeFiles(
  names: string[],
  folder: string,
  blobs: BlobStore,
  rules: UploadRules,
): Promise<ReceivedFile[]> {
  const files: ReceivedFile[] = [];
  for (const [index, name] of names.entries()) {
    const source = resolve(folder, name);
    const found = await stat(source).catch(() => null);
    if (!found?.isFile()) throw new UsageError(`There is no file ${source}`);
    const refused = rules.refuse(basename(source), index) ?? sizeRefusal(rules, name, found.size);
    if (refused) throw refused;
    const path = await blobs.temporaryPath();
    await copyFile(source, path);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    files.push({ name: basename(source), path, bytes: found.size, sha256: hash.digest('hex') });
  }
  return files;
}
