import { open } from 'node:fs/promises';
import type { PictureType } from '@tarima/contract';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The type of one of our picture files, which are all PNG or JPEG. */
export async function pictureTypeOf(path: string): Promise<PictureType> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(PNG.length), 0, PNG.length, 0);
    return buffer.equals(PNG) ? 'image/png' : 'image/jpeg';
  } finally {
    await file.close();
  }
}
