import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { errorMessage } from '@tarima/contract';
import type { BlobStore } from '#server/blobs/blob-store.ts';
import { errorCodeOf } from '#server/kit/errors.ts';
import { openBlobStore } from '#server/wiring/open-blob-store.ts';
import type { Check } from './check.ts';

const TODO =
  'Check S3_ENDPOINT, S3_BUCKET, S3_REGION and S3_PATH_STYLE, and that the key may read, write, list and delete there.';

export const fileStorageCheck: Check = {
  name: 'Files',
  async look(settings) {
    const { s3 } = settings;
    if (!s3) return { state: 'found', found: 'in the data folder' };
    const found = `bucket ${s3.bucket}${s3.endpoint ? ` of ${s3.endpoint}` : ''}`;
    try {
      await tryOut(await openBlobStore(settings));
      return { state: 'found', found: `${found}: written, read, listed and deleted` };
    } catch (error) {
      const code = errorCodeOf(error);
      const reason = error instanceof Error ? error.message : String(error);
      const sentence = code ? `${errorMessage(code, 'en')} (${reason})` : reason;
      return { state: 'missing', found, todo: `${sentence} ${TODO}` };
    }
  },
};

/** Does with a small file all that the studio does with files. */
async function tryOut(store: BlobStore): Promise<void> {
  const folder = `doctor/${randomUUID()}`;
  const path = await store.temporaryPath();
  await writeFile(path, folder);
  await store.put(`${folder}/file`, path);
  try {
    const text = await readFile(await store.localPath(`${folder}/file`), 'utf8');
    if (text !== folder) throw new Error('It answered other bytes than those written.');
    const names = await store.listBefore(folder, new Date(Date.now() + A_DAY_MS));
    if (names.join() !== 'file') throw new Error('It does not list what was written.');
  } finally {
    await store.delete(folder);
  }
}

const A_DAY_MS = 86_400_000;
