import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import type { FileInMemory, PackageFile } from '../package-input.ts';
import { FOUR_BYTES_MOST, localHeader, type ZipEntry, zipEnd } from './zip-records.ts';

const CHUNK_BYTES = 1 << 20;
const deflate = promisify(deflateRaw);

export type ZipOptions = {
  modifiedAt: Date;
  signal?: AbortSignal | undefined;
  onBytes?: ((bytes: number) => void) | undefined;
  /** Size or place in bytes from which records have the form for large files (zip64). */
  largeFrom?: number;
};

/** A file of the disk that is missing or has another length. */
export class FileChanged extends Error {}

/**
 * Writes a zip into an open, empty file. Files of the disk are stored, since videos and pictures are
 * compressed already; files from memory are deflated.
 */
export async function writeZip(
  files: PackageFile[],
  handle: FileHandle,
  { modifiedAt, signal, onBytes, largeFrom = FOUR_BYTES_MOST }: ZipOptions,
): Promise<void> {
  const entries: ZipEntry[] = [];
  let end = 0;
  let read = 0;
  const advance = (bytes: number) => {
    read += bytes;
    onBytes?.(read);
  };
  for (const file of files) {
    signal?.throwIfAborted();
    const entry = { name: file.name, bytes: file.bytes, offset: end };
    const headerOf = (known: Omit<ZipEntry, keyof typeof entry>) =>
      localHeader({ ...entry, ...known }, modifiedAt, largeFrom);
    if ('path' in file) {
      const stored = { isDeflated: false, storedBytes: file.bytes };
      const start = end + headerOf({ ...stored, crc: 0 }).length;
      // The header waits for the checksum, so that each file is read once.
      const crc = await copyInto(handle, start, file, advance, signal);
      await writeAll(handle, headerOf({ ...stored, crc }), end);
      entries.push({ ...entry, ...stored, crc });
      end = start + file.bytes;
    } else {
      const { known, bytes } = await deflated(file, end, modifiedAt, largeFrom);
      await writeAll(handle, bytes, end);
      entries.push(known);
      end += bytes.length;
      advance(file.bytes);
    }
  }
  await writeAll(handle, zipEnd(entries, end, modifiedAt, largeFrom), end);
}

/** A small zip of files from memory. */
export async function zipInMemory(files: FileInMemory[], modifiedAt: Date): Promise<Uint8Array> {
  const entries: ZipEntry[] = [];
  const parts: Buffer[] = [];
  let end = 0;
  for (const file of files) {
    const { known, bytes } = await deflated(file, end, modifiedAt, FOUR_BYTES_MOST);
    entries.push(known);
    parts.push(bytes);
    end += bytes.length;
  }
  return Buffer.concat([...parts, zipEnd(entries, end, modifiedAt, FOUR_BYTES_MOST)]);
}

/** A file with its header, to stand at an offset. */
async function deflated(
  { name, bytes, content }: FileInMemory,
  offset: number,
  modifiedAt: Date,
  largeFrom: number,
): Promise<{ known: ZipEntry; bytes: Buffer }> {
  const stored = await deflate(content);
  const sizes = { bytes, storedBytes: stored.length };
  const known = { name, offset, isDeflated: true, crc: crc32(content), ...sizes };
  return { known, bytes: Buffer.concat([localHeader(known, modifiedAt, largeFrom), stored]) };
}

/** Copies a file to `start` and gives its checksum. */
async function copyInto(
  handle: FileHandle,
  start: number,
  { path, bytes }: { path: string; bytes: number },
  onBytes: (bytes: number) => void,
  signal: AbortSignal | undefined,
): Promise<number> {
  let copied = 0;
  let crc = 0;
  for await (const chunk of chunksOf(path)) {
    signal?.throwIfAborted();
    if (copied + chunk.length > bytes) throw new FileChanged(`${path} grew`);
    crc = crc32(chunk, crc);
    await writeAll(handle, chunk, start + copied);
    copied += chunk.length;
    onBytes(chunk.length);
  }
  if (copied < bytes) throw new FileChanged(`${path} has ${copied} bytes instead of ${bytes}`);
  return crc;
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  try {
    yield* stream;
  } catch (cause) {
    throw new FileChanged(`${path} cannot be read`, { cause });
  } finally {
    stream.destroy();
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const step = await handle.write(bytes, written, bytes.length - written, position + written);
    written += step.bytesWritten;
  }
}
