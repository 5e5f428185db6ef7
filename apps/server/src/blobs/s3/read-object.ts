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
  let breaks = 0;
  let isWithReader = false;
  while (from <= to) {
    const start = from;
    let cause: unknown;
    try {
      for await (const chunk of await bodyOf(s3, { ...wanted, from, to })) {
        from += chunk.length;
        isWithReader = true;
        yield chunk;
        isWithReader = false;
      }
    } catch (error) {
      // An error of the reader's own comes back here.
      if (isWithReader) throw error;
      if (!isBreak(error)) throw storageFailure(error, wanted.key);
      cause = error;
    }
    breaks = from > start ? 0 : breaks + 1;
    if (breaks === MOST_BREAKS)
      throw cause ? storageFailure(cause, wanted.key) : away('it ends early');
  }
}

async function bodyOf(s3: S3Client, { bucket, key, etag, from, to }: Wanted): Promise<Readable> {
  const place = { Bucket: bucket, Key: key };
  const { Body, ETag, ContentRange } = await s3.send(
    new GetObjectCommand({ ...place, Range: `bytes=${from}-${to}`, IfMatch: etag }),
  );
  const isSame = ETag === etag;
  const isFromHere = ContentRange?.startsWith(`bytes ${from}-`) ?? false;
  // In Node the body is a stream of Node. Not every compatible store knows the condition.
  if (Body instanceof Readable && isSame && isFromHere) return Body;
  if (Body instanceof Readable) Body.destroy();
  throw away(isSame ? 'the store does not know ranges' : `${key} was replaced meanwhile`);
}

const away = (message: string) => new StorageError('STORAGE_AWAY', message, { retryable: true });
