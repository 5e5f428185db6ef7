const HEADER_BYTES = 44;

/** Mono, 16-bit. */
export type Sound = { samples: Int16Array; sampleRate: number };

/** Sound as the bytes of a WAV file. */
export function encodeWav({ samples, sampleRate }: Sound): Buffer {
  const sound = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + sound.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(sound.length, 40);
  return Buffer.concat([header, sound]);
}

/** Sound from the bytes of a WAV file that `encodeWav` wrote. */
export function decodeWav(bytes: Uint8Array): Sound {
  const sampleRate = new DataView(bytes.buffer, bytes.byteOffset).getUint32(24, true);
  return { samples: toSamples(bytes.subarray(HEADER_BYTES)), sampleRate };
}

/** Bytes as 16-bit numbers; copied, for they may begin where such numbers cannot. */
export function toSamples(bytes: Uint8Array): Int16Array {
  const { buffer } = new Uint8Array(bytes);
  return new Int16Array(buffer, 0, bytes.length >> 1);
}
