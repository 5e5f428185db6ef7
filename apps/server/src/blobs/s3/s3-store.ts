import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { inParallel } from '@tarima/text';
import type { S3Choice } from '#server/settings/s3-choice.ts';
import { assertKey, type BlobStore, isKey, type RemoteBlob } from '../blob-store.ts';
import { createTemporaryFiles } from '../temporary-files.ts';
import { abandonUploads } from './abandon-uploads.ts';
import { listObjects } from './list-objects.ts';
import { createLocalCopies } from './local-copies.ts';
import { readObject } from './read-object.ts';
import { createS3Client, type S3Patience, USUAL_PATIENCE } from './s3-client.ts';
import { isNotThere, missingBlob, storageError, storageFailure, told } from './s3-failures.ts';

const MEGABYTE = 1024 ** 2;
const SMALLEST_PART = 8 * MEGABYTE;
/** S3 takes 10,000 parts. */
const MOST_PARTS = 9_000;
const DELETED_AT_ONCE = 8;

/** Blobs in a bucket, which all processes of a studio share. Unfinished files are on this disk. */
export function createS3Store(
  choice: S3Choice,
  dataFolder: string,
  patience: S3Patience = USUAL_PATIENCE,
): BlobStore {
  const { bucket } = choice;
  const s3 = createS3Client(choice, patience);
  const temporaryFiles = createTemporaryFiles(dataFolder);
  const copies = createLocalCopies(dataFolder);
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };

  async function head(key: string): Promise<HeadObjectCommandOutput | null> {
    const place = at(key);
    try {
      return await s3.send(new HeadObjectCommand(place));
    } catch (error) {
      if (isNotThere(error)) return null;
      throw storageError(error);
    }
  }

  async function open(key: string): Promise<RemoteBlob> {
    const found = await head(key);
    if (!found) throw missingBlob(key);
    const etag = found.ETag ?? '';
    return {
      bytes: found.ContentLength ?? 0,
      etag,
      modifiedAt: found.LastModified ?? new Date(0),
      read: (range) => readObject(s3, { bucket, key, etag, ...range }),
    };
  }

  async function deleteKeys(keys: string[]): Promise<void> {
    // One by one, since not every compatible store deletes many in one call.
    await inParallel(keys, DELETED_AT_ONCE, (key) =>
      told(s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))),
    );
  }

  const keysBelow = async (folder: string) =>
    (await listObjects(s3, bucket, `${folder}/`)).map(({ key }) => key);

  return {
    ...temporaryFiles,
    has: async (key) => (await head(key)) !== null,
    sizeOf: async (key) => (await open(key)).bytes,
    open,
    localPath: async (key) => copies.pathOf(key, await open(key)),
    check: async () => {
      await told(s3.send(new HeadBucketCommand({ Bucket: bucket })));
    },
    async put(key, path) {
      const { size } = await stat(path);
      const upload = new Upload({
        client: s3,
        params: { ...at(key), Body: createReadStream(path) },
        partSize: Math.max(SMALLEST_PART, Math.ceil(size / MOST_PARTS)),
      });
      await told(upload.done());
      await rm(path);
    },
    async copy(key, newKey) {
      const { Bucket, Key } = at(key);
      const copied = { ...at(newKey), CopySource: `${Bucket}/${Key}` };
      try {
        await s3.send(new CopyObjectCommand(copied));
      } catch (error) {
        throw storageFailure(error, key);
      }
    },
    async delete(key) {
      await deleteKeys([at(key).Key, ...(await keysBelow(key))]);
    },
    async deleteBeside(key) {
      const folder = at(key).Key.slice(0, key.lastIndexOf('/'));
      const isBeside = (each: string) => each !== key && !each.startsWith(`${key}/`);
      await deleteKeys((await keysBelow(folder)).filter(isBeside));
    },
    async clearTemporary(before) {
      await temporaryFiles.clearTemporary(before);
      await copies.prune();
      // Other processes may be uploading now.
      if (before) await told(abandonUploads(s3, bucket, before));
    },
    // Others may keep files of their own in the bucket.
    list: async () => (await listObjects(s3, bucket, '')).filter(({ key }) => isKey(key)),
    async listBefore(key, before) {
      const folder = `${at(key).Key}/`;
      const touched = new Map<string, Date>();
      for (const { key: found, modifiedAt } of await listObjects(s3, bucket, folder)) {
        const name = found.slice(folder.length).split('/')[0] ?? '';
        const latest = touched.get(name);
        if (!latest || latest < modifiedAt) touched.set(name, modifiedAt);
      }
      return [...touched].filter(([, at]) => at < before).map(([name]) => name);
    },
  };
}
