import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ErrorCode, MAX_FILE_BYTES, MAX_FILES_PER_UPLOAD } from '@tarima/contract';
import type { FastifyRequest } from 'fastify';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import { cleanText } from '#server/kit/clean-text.ts';
import { AppError, asAppError } from '#server/kit/errors.ts';
import { refusal, sizeRefusal, type UploadRules } from './upload-rules.ts';

export type ReceivedFile = { name: string; path: string; bytes: number; sha256: string };
type Upload = { fields: Record<string, string>; files: ReceivedFile[] };

/** A refused upload is read on, so that the answer arrives. This is the limit. */
const mostBytesRead = ({ mostBytes }: UploadRules) =>
  mostBytes + MAX_FILE_BYTES * (MAX_FILES_PER_UPLOAD + 1);
const STORAGE_CODES: Record<string, ErrorCode> = {
  ENOENT: 'STORAGE_UNAVAILABLE',
  ENOTDIR: 'STORAGE_UNAVAILABLE',
  EEXIST: 'STORAGE_UNAVAILABLE',
  ENOSPC: 'STORAGE_UNAVAILABLE',
  EROFS: 'STORAGE_FORBIDDEN',
  EACCES: 'STORAGE_FORBIDDEN',
  EPERM: 'STORAGE_FORBIDDEN',
};

/**
 * Streams an upload to disk and passes it to `use`. Only one chunk is in memory. The first refusal
 * is the answer, and nothing of a refused upload stays.
 */
export async function receiveUpload<Result>(
  request: FastifyRequest,
  blobs: BlobStore,
  rules: UploadRules,
  use: (upload: Upload) => Promise<Result>,
): Promise<Result> {
  const files: ReceivedFile[] = [];
  try {
    return await use({ fields: await receiveParts(request, blobs, rules, files), files });
  } catch (error) {
    throw asUploadError(error);
  } finally {
    // Files that `use` kept have been moved away.
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }
}

async function receiveParts(
  request: FastifyRequest,
  blobs: BlobStore,
  rules: UploadRules,
  files: ReceivedFile[],
): Promise<Record<string, string>> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytesRead(rules)) {
    throw refusal(rules.tooLarge, 'the upload as a whole');
  }
  cutOff(request, mostBytesRead(rules));
  const fields: Record<string, string> = {};
  let refused: unknown;
  for await (const part of partsOf(request, rules)) {
    if (part.type === 'field') {
      fields[part.fieldname] = cleanText(String(part.value));
      continue;
    }
    const name = cleanName(part.filename);
    refused ??= partRefusal(rules, part.fieldname, name, files.length);
    if (!refused) {
      const path = await blobs.temporaryPath();
      const file = { name, path, bytes: 0, sha256: '' };
      files.push(file);
      await store(part.file, file, rules).catch((error: unknown) => {
        refused = error;
      });
    }
    // Reads past the rest, so that the next part comes.
    part.file.resume();
  }
  if (refused) throw refused;
  if (files.length === 0 && !rules.namesFiles?.(fields)) {
    throw refusal('NO_FILES', 'no file was sent');
  }
  return fields;
}

/** Ends the connection of an upload without a length that exceeds the limit. */
function cutOff({ raw }: FastifyRequest, mostBytes: number): void {
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) raw.destroy();
  });
}

function partRefusal(
  rules: UploadRules,
  field: string,
  name: string,
  before: number,
): AppError | undefined {
  if (field !== rules.field) return refusal('UNEXPECTED_FILE_FIELD', `field ${field}`, name);
  return rules.refuse(name, before);
}

function partsOf(request: FastifyRequest, { mostBytes }: UploadRules) {
  if (!request.isMultipart()) throw refusal('NO_FILES', 'the request is not multipart/form-data');
  return request.parts({
    limits: {
      fileSize: mostBytes,
      // High enough that our own rules answer, instead of the parser.
      files: MAX_FILES_PER_UPLOAD * 10,
      fields: 50,
      fieldSize: 10_000,
    },
  });
}

/** The base name, without control characters that a terminal or file system interprets. */
function cleanName(name: string): string {
  const base = name.split(/[\\/]/u).at(-1) ?? '';
  return base
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-200);
}

async function store(source: Readable, file: ReceivedFile, rules: UploadRules): Promise<void> {
  const hash = createHash('sha256');
  source.on('data', (chunk: Buffer) => {
    file.bytes += chunk.length;
    hash.update(chunk);
  });
  await pipeline(source, createWriteStream(file.path, { flags: 'wx' }));
  file.sha256 = hash.digest('hex');
  // Busboy cuts a file at the limit and sets this flag.
  const isCut = 'truncated' in source && source.truncated === true;
  const refused = sizeRefusal(rules, file.name, isCut ? file.bytes + 1 : file.bytes);
  if (refused) throw refused;
}

/** The error of a refused upload: the sender's mistake, or the disk's reason. */
export function asUploadError(error: unknown): AppError {
  const known = asAppError(error);
  if (known) return known;
  if (isMalformed(error)) {
    return new AppError('VALIDATION_FAILED', { details: { reason: error.message }, cause: error });
  }
  const errno = error instanceof Error && 'code' in error ? String(error.code) : '';
  const code = STORAGE_CODES[errno] ?? 'UPLOAD_FAILED';
  const reason = error instanceof Error ? error.message : String(error);
  return new AppError(code, { details: { reason: `${code}: ${errno || reason}` }, cause: error });
}

/** Errors of the form parser: unknown names, endless parts, a form cut off. */
const isMalformed = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;
