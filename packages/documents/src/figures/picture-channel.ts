import { createHash } from 'node:crypto';

/** The length of a picture, before its bytes. */
const LENGTH_BYTES = 4;
const SIGNATURES = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')];

/** A picture as sent by the reading process: its length and its bytes. */
export function asSent(picture: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(picture.length);
  return Buffer.concat([length, picture]);
}

/**
 * Collects the pictures of a reading process by the SHA-256 of their bytes. A name that the process
 * gave would not be trusted. Bytes of another kind than PNG or JPEG are left out.
 */
export function createPictureReceiver() {
  const pictures = new Map<string, Uint8Array>();
  let chunks: Buffer[] = [];
  let waiting = 0;
  let wanted: number | undefined;

  function take(length: number): Buffer {
    const all = chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks);
    chunks = [all.subarray(length)];
    waiting -= length;
    return all.subarray(0, length);
  }

  return {
    pictures,
    receive(chunk: Buffer): void {
      chunks.push(chunk);
      waiting += chunk.length;
      for (;;) {
        if (wanted === undefined) {
          if (waiting < LENGTH_BYTES) return;
          wanted = take(LENGTH_BYTES).readUInt32BE();
        }
        if (waiting < wanted) return;
        const bytes = take(wanted);
        wanted = undefined;
        if (SIGNATURES.some((signature) => bytes.indexOf(signature) === 0)) {
          pictures.set(createHash('sha256').update(bytes).digest('hex'), bytes);
        }
      }
    },
  };
}
