import { S3Client } from '@aws-sdk/client-s3';
import type { S3Choice } from '#server/settings/s3-choice.ts';

/** The limits for a store that does not answer, in milliseconds. */
export type S3Patience = { connectMs: number; silenceMs: number; attempts: number };

export const USUAL_PATIENCE: S3Patience = { connectMs: 5_000, silenceMs: 30_000, attempts: 4 };

/** The library repeats calls that broke off, or that the store was too busy for. */
export const createS3Client = (
  { endpoint, region, accessKeyId, secretAccessKey, isPathStyle }: S3Choice,
  { connectMs, silenceMs, attempts }: S3Patience,
): S3Client =>
  new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      // A slow download keeps its socket. It must not keep others from the store.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
    // Not every compatible store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
