import type { Picture } from '@tarima/contract';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Asker } from '#server/kit/fair-line.ts';

/** An uploaded file, under a temporary path. */
export type UploadedPicture = { path: string; name: string; bytes: number };

/** Draws an uploaded picture anew, so that nothing else of its file is stored. */
export async function redrawUpload(
  { line, providers }: Pick<Context, 'line' | 'providers'>,
  { path, name: fileName, bytes: received }: UploadedPicture,
  { asker, signal }: { asker: Asker; signal: AbortSignal },
): Promise<{ bytes: Uint8Array; drawn: Picture }> {
  if (received === 0) throw new AppError('DOCUMENT_CORRUPT', { details: { file: fileName } });
  const { bytes, picture, mediaType, width, height } = await line.run(asker, signal, async () => {
    const type = await providers.documents.detectFileType({ path, fileName });
    const page = { page: 1, quote: '' };
    return providers.documents.drawPage({ path, fileName, ...type, ...page, signal });
  });
  return { bytes, drawn: { picture, mediaType, width, height } };
}
