import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Sound, SoundSource } from './sound-source.ts';

const HEADER_BYTES = 44;
/** Even, so that a read never splits a sample. */
const BYTES_A_READ = 1 << 18;

/** Sound as the bytes of a WAV file. */
export const encodeWav = ({ samples, sampleRate }: Sound): Buffer =>
  Buffer.concat([wavHeader(samples.length, sampleRate), bytesOf(samples)]);

/** The bytes of a WAV file, part by part. */
export async function* wavParts({ length, sampleRate, read }: SoundSource): AsyncGenerator<Buffer> {
  yield wavHeader(length, sampleRate);
  for await (const samples of read()) yield bytesOf(samples);
}

/** Writes a sound as a WAV file: mono, 16 bit. */
export const writeWav = (path: string, sound: SoundSource): Promise<void> =>
  pipeline(wavParts(sound), createWriteStream(path));

/** The sound of a WAV file written by `writeWav`. */
export async function wavSource(path: string): Promise<SoundSource> {
  await using file = await open(path);
  const header = Buffer.alloc(HEADER_BYTES);
  await file.read(header, 0, HEADER_BYTES, 0);
  const length = header.readUInt32LE(40) / 2;
  return { sampleRate: header.readUInt32LE(24), length, read: () => lastSamples(path, length) };
}

/** The samples at the end of a file, part by part. */
export async function* lastSamples(path: string, length: number): AsyncGenerator<Int16Array> {
  const start = (await stat(path)).size - length * 2;
  // Each part has its own buffer from its start, so the numbers are aligned.
  for await (const part of createReadStream(path, { start, highWaterMark: BYTES_A_READ })) {
    yield new Int16Array(part.buffer, part.byteOffset, part.length >> 1);
  }
}

function wavHeader(samples: number, sampleRate: number): Buffer {
  const soundBytes = samples * 2;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + soundBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // mono
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(soundBytes, 40);
  return header;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int16Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Bytes as 16-bit numbers. They are copied, because their start may not be aligned. */
export function toSamples(bytes: Uint8Array): Int16Array {
  const { buffer } = new Uint8Array(bytes);
  return new Int16Array(buffer, 0, bytes.length >> 1);
}
