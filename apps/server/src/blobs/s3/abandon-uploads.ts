import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

/** Some stores keep no list of uploads, or clear it by themselves. */
const UNKNOWN_CALL = [400, 405, 501];

/**
 * Gives up the uploads in parts that began before `before`: their processes died. Nobody sees their parts,
 * but they take room.
 */
export async function abandonUploads(s3: S3Client, bucket: string, before: Date): Promise<void> {
  const uploads = await listUploads(s3, bucket);
  for (const { Key, UploadId, Initiated } of uploads) {
    if (!Initiated || Initiated >= before) continue;
    await s3.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  }
}

/** A thousand at most. The others wait for the next hour. */
async function listUploads(s3: S3Client, bucket: string) {
  try {
    return (await s3.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads ?? [];
  } catch (error) {
    const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
    if (UNKNOWN_CALL.includes(status)) return [];
    throw error;
  }
}
