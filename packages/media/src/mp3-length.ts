import { open } from 'node:fs/promises';
import { MediaError } from './media-error.ts';

const TAG_HEADER_BYTES = 10;

/**
 * The length of an MP3 of one constant bit rate: the bytes after its ID3 tag, divided by the rate.
 * It reads the file itself, because another program takes longer to start.
 */
export async function constantRateMp3(
  path: string,
  bitsPerSecond: number,
): Promise<{ durationSeconds: number; bytes: number }> {
  const file = await open(path);
  try {
    const { size: bytes } = await file.stat();
    const header = Buffer.alloc(TAG_HEADER_BYTES);
    await file.read(header, 0, TAG_HEADER_BYTES, 0);
    if (header.toString('latin1', 0, 3) !== 'ID3') {
      throw new MediaError('VIDEO_FAILED', 'The MP3 has no ID3 tag');
    }
    // Seven bits of each byte.
    const tag = header.subarray(6).reduce((size, byte) => size * 128 + byte, 0);
    const sound = bytes - TAG_HEADER_BYTES - tag;
    return { durationSeconds: (sound * 8) / bitsPerSecond, bytes };
  } finally {
    await file.close();
  }
}
