import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, type Header } from 'tar-stream';
import { decompressed } from './decompressed.ts';
import { isDiskFull } from './disk-full.ts';
import { entryPath } from './entry-path.ts';
import { Refused } from './refused.ts';

const MOST_ENTRIES = 2_000;
/** Headers and padding of all entries. */
const MOST_OVERHEAD_BYTES = 32_000_000;
/** A tar ends with blocks of zeros. */
const BLOCK_BYTES = 512;

/**
 * Unpacks a tar, tar.gz or tar.bz2 into an empty folder. `mostBytes` limits the bytes of all its files.
 * Only files and folders are unpacked, each name once. Throws `Refused`.
 */
export async function unpackEntries(
  path: string,
  folder: string,
  options: { mostBytes: number; onProgress: (fraction: number) => void },
): Promise<void> {
  const { mostBytes, onProgress } = options;
  const entries = extract();
  let tail: Uint8Array = new Uint8Array();
  let bytes = 0;
  const countBytes = (more: number) => {
    bytes += more;
    if (bytes > mostBytes + MOST_OVERHEAD_BYTES) throw tooLarge(`more than ${mostBytes} bytes`);
  };
  async function* tar() {
    for await (const chunk of decompressed(path, { onRead: onProgress, countBytes })) {
      tail = Buffer.concat([tail, chunk.subarray(-BLOCK_BYTES)]).subarray(-BLOCK_BYTES);
      yield chunk;
    }
  }
  const feeding = pipeline(tar, entries).catch((error: unknown) => error);
  // The content of an entry that is cut off never ends by itself.
  const cutOff = feeding.then((error) => (error ? Promise.reject(error) : undefined));
  cutOff.catch(() => undefined);
  let count = 0;
  let fileBytes = 0;
  try {
    for await (const entry of entries) {
      count += 1;
      fileBytes += entry.header.size;
      if (count > MOST_ENTRIES) throw tooLarge(`more than ${MOST_ENTRIES} entries`);
      if (fileBytes > mostBytes) throw tooLarge(`more than ${mostBytes} bytes`);
      const placed = place(entry.header, entry, folder);
      await Promise.race([placed, cutOff.then(() => placed)]);
    }
  } catch (error) {
    entries.destroy();
    const cause = await feeding;
    throw asRefused(error instanceof Refused ? error : (cause ?? error));
  }
  if (tail.length < BLOCK_BYTES || tail.some((byte) => byte !== 0)) {
    throw new Refused('ARCHIVE_BROKEN', 'the archive has no end');
  }
}

const tooLarge = (reason: string) => new Refused('ARCHIVE_TOO_LARGE', reason);

async function place(
  { name, type }: Header,
  content: AsyncIterable<unknown>,
  folder: string,
): Promise<void> {
  const names = entryPath(name);
  if (type === 'directory') {
    await mkdir(join(folder, ...names), { recursive: true });
    for await (const _ of content);
    return;
  }
  // A link may lead out of the folder, and a device is none of a voice's parts.
  if (type !== 'file' && type !== 'contiguous-file') {
    throw new Refused('ARCHIVE_BROKEN', `an entry is a ${type}`);
  }
  if (names.length === 0) throw new Refused('ARCHIVE_BROKEN', 'an entry has no name');
  await mkdir(join(folder, ...names.slice(0, -1)), { recursive: true });
  await pipeline(content, createWriteStream(join(folder, ...names), { flags: 'wx' }));
}

/** A name twice, a file as a folder, or a name that this file system cannot hold. */
const CLASHES = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'EILSEQ']);

/** Errors of the disk stay as they are. All others are the archive's. */
function asRefused(error: unknown): unknown {
  if (error instanceof Refused || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (isDiskFull(error)) return new Refused('DISK_FULL', error.message);
  if ('syscall' in error && !CLASHES.has(code)) return error;
  return new Refused('ARCHIVE_BROKEN', error.message);
}
