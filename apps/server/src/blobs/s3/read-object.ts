import { Readable } from 'node:stream';
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { isBreak, storageFailure } from './s3-failures.ts';
import { StorageError } from './storage-error.ts';

/** Breaks without a byte between them. */
const MOST_BREAKS = 4;

type Wanted = { bucket: string; key: string; etag: string; from: number; to: number };

/**
 * The bytes of an object from `from` to `to`, both included. After a break it goes on where it was: a large
 * object may outlast a connection. Fails if the object was replaced meanwhile.
 */
export const readObject = (s3: S3Client, wanted: Wanted): Readable =>
  Readable.from(chunksOf(s3, wanted), { objectMode: false });

async function* chunksOf(s3: S3Client, { to, ...wanted }: Wanted) {
  let from = wanted.from;
  for (let breaks = 0; from <= to; ) {
    const start = from;
    try {
      for await (const chunk of await bodyOf(s3, { ...wanted, from, to })) {
        from += chunk.length;
        yield chunk;
      }
    } catch (cause) {
      breaks = from > start ? 0 : breaks + 1;
      if (!isBreak(cause) || breaks === MOST_BREAKS) throw storageFailure(cause, wanted.key);
    }
  }
}

async function bodyOf(s3: S3Client, { bucket, key, etag, from, to }: Wanted): Promise<Readable> {
  const place = { Bucket: bucket, Key: key };
  const { Body, ETag } = await s3.send(
    new GetObjectCommand({ ...place, Range: `bytes=${from}-${to}`, IfMatch: etag }),
  );
  // In Node the body is a stream of Node. Not every compatible store knows the condition.
  if (Body instanceof Readable && ETag === etag) return Body;
  if (Body instanceof Readable) Body.destroy();
  throw new StorageError('STORAGE_AWAY', `${key} was replaced meanwhile`, { retryable: true });
}
