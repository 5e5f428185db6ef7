import { ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import type { BlobFacts } from '../blob-store.ts';
import { told } from './s3-failures.ts';

/** Every object whose key begins with `prefix`. */
export async function listObjects(
  s3: S3Client,
  bucket: string,
  prefix: string,
): Promise<BlobFacts[]> {
  const found: BlobFacts[] = [];
  let token: string | undefined;
  do {
    const asked = { Bucket: bucket, Prefix: prefix, ContinuationToken: token };
    const page = await told(s3.send(new ListObjectsV2Command(asked)));
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key) found.push({ key: Key, bytes: Size ?? 0, modifiedAt: LastModified ?? new Date(0) });
    }
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token);
  return found;
}
