import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { statusOf } from './s3-failures.ts';

/**
 * Some stores keep no list of uploads, or clear it by themselves. Some keys may not read it. Another process may
 * have given up the same upload.
 */
const NOT_OURS = [400, 403, 404, 405, 501];

/**
 * Gives up the uploads in parts that began before `before`: their processes died. Nobody sees their parts,
 * but they take room.
 */
export async function abandonUploads(s3: S3Client, bucket: string, before: Date): Promise<void> {
  // A thousand at most. The others wait for the next hour.
  const listed = await unlessNotOurs(s3.send(new ListMultipartUploadsCommand({ Bucket: bucket })));
  for (const { Key, UploadId, Initiated } of listed?.Uploads ?? []) {
    if (!Initiated || Initiated >= before) continue;
    const upload = { Bucket: bucket, Key, UploadId };
    await unlessNotOurs(s3.send(new AbortMultipartUploadCommand(upload)));
  }
}

async function unlessNotOurs<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (NOT_OURS.includes(statusOf(error))) return null;
    throw error;
  }
}
