import { randomUUID } from 'node:crypto';
import { AppError, errorCodeOf } from '#server/kit/errors.ts';
import type { Providers } from '#server/providers/providers.ts';
import type { NewFile } from './reused-files.ts';

/**
 * Detects a file's type by its bytes and gives it an id. A file of a wrong type is kept with its
 * error.
 */
export async function examineFile(
  documents: Pick<Providers['documents'], 'detectFileType'>,
  file: NewFile,
) {
  const stored = { id: randomUUID(), ...file };
  try {
    if (file.bytes === 0) throw new AppError('DOCUMENT_EMPTY');
    const { mediaType } = await documents.detectFileType({ path: file.path, fileName: file.name });
    return { ...stored, mediaType, status: 'waiting' as const, errorCode: null };
  } catch (error) {
    const errorCode = errorCodeOf(error);
    if (!errorCode) throw error;
    const mediaType = 'application/octet-stream';
    return { ...stored, mediaType, status: 'failed' as const, errorCode };
  }
}
