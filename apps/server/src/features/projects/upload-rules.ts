import {
  type ErrorCode,
  FILE_EXTENSIONS,
  MAX_FILE_BYTES,
  MAX_FILES_PER_UPLOAD,
} from '@tarima/contract';
import { AppError } from '#server/kit/errors.ts';

/** What an upload may hold: the name of its file fields, and why a file is refused. */
export type UploadRules = {
  field: string;
  /** By its name and the number of files before it. */
  refuse: (name: string, before: number) => AppError | undefined;
};

/** Why a file may not be one more of those that came before it; by its name alone. */
function fileRefusal(name: string, before: number): AppError | undefined {
  if (before >= MAX_FILES_PER_UPLOAD) {
    return refusal('TOO_MANY_FILES', `more than ${MAX_FILES_PER_UPLOAD} files`, name);
  }
  const extension = name.toLowerCase().split('.').at(-1);
  if (!name.includes('.') || !FILE_EXTENSIONS.some((known) => known === extension)) {
    return refusal('FILE_VALIDATION_ERROR', `the extension of ${name}`, name);
  }
  return undefined;
}

export const PROJECT_UPLOAD: UploadRules = { field: 'files', refuse: fileRefusal };

export function sizeRefusal(name: string, bytes: number): AppError | undefined {
  if (bytes > MAX_FILE_BYTES) {
    return refusal('FILE_TOO_LARGE', `${name} is larger than ${MAX_FILE_BYTES} bytes`, name);
  }
  return undefined;
}

/** A refusal of an upload; its code stands at the start of its reason. */
export function refusal(code: ErrorCode, reason: string, file?: string): AppError {
  return new AppError(code, { details: { reason: `${code}: ${reason}`, ...(file && { file }) } });
}
