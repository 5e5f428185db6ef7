import {
  type ErrorCode,
  FILE_EXTENSIONS,
  MAX_FILE_BYTES,
  MAX_FILES_PER_UPLOAD,
} from '@tarima/contract';
import { AppError } from '#server/kit/errors.ts';

/** The rules of an upload: the name of its file field, and the refusals. */
export type UploadRules = {
  field: string;
  /** The most bytes of a file, and the refusal of a larger one. */
  mostBytes: number;
  tooLarge: ErrorCode;
  /** Checks a file by its name and the number of files before it. */
  refuse: (name: string, before: number) => AppError | undefined;
  /** True if these fields stand for a file. Without it, at least one has to be sent. */
  namesFiles?: (fields: Record<string, string>) => boolean;
};

/** Refuses a file that is too many or has an unknown extension. */
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

/** The size of documents and pictures. */
export const FILE_SIZE = { mostBytes: MAX_FILE_BYTES, tooLarge: 'FILE_TOO_LARGE' } as const;
/** One file, with one of these extensions. */
export const oneFile = (extensions: readonly string[]): UploadRules => ({
  field: 'file',
  ...FILE_SIZE,
  refuse(name, before) {
    if (before > 0) return refusal('TOO_MANY_FILES', 'more than one file', name);
    const extension = name.toLowerCase().split('.').at(-1);
    if (name.includes('.') && extensions.some((known) => known === extension)) {
      return undefined;
    }
    return refusal('FILE_VALIDATION_ERROR', `the extension of ${name}`, name);
  },
});

export const PROJECT_UPLOAD: UploadRules = {
  field: 'files',
  ...FILE_SIZE,
  refuse: fileRefusal,
  namesFiles: ({ reusedFiles = '' }) => reusedFiles !== '',
};

export function sizeRefusal(
  { mostBytes, tooLarge }: UploadRules,
  name: string,
  bytes: number,
): AppError | undefined {
  if (bytes > mostBytes) {
    return refusal(tooLarge, `${name} is larger than ${mostBytes} bytes`, name);
  }
  return undefined;
}

/** A refusal of an upload. Its reason begins with the code. */
export function refusal(code: ErrorCode, reason: string, file?: string): AppError {
  return new AppError(code, { details: { reason: `${code}: ${reason}`, ...(file && { file }) } });
}
