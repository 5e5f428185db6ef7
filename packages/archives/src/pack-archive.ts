import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { ArchiveError } from './archive-error.ts';
import { isDiskFull } from './disk-full.ts';

/** A file of an archive under its path there, from memory or from the disk. */
export type PackedFile = { name: string } & ({ content: Uint8Array } | { path: string });

export type Packing = {
  files: PackedFile[];
  /** The archive to write. There is none yet. */
  output: string;
  /** The time of all its files. */
  modifiedAt: Date;
  signal?: AbortSignal | undefined;
  /** Gets the share of the files that has been packed, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
};

/**
 * Packs files into a tar within a gzip, whose checksum tells a damaged byte. It does not compress,
 * since videos are compressed already. Only one piece is in memory at a time.
 * Throws ArchiveError (DISK_FULL), the signal's reason, or the error of a file that is gone. Then
 * the archive is removed.
 */
export async function packArchive(packing: Packing): Promise<void> {
  const { output, signal } = packing;
  signal?.throwIfAborted();
  const tar = pack();
  const gzip = createGzip({ level: constants.Z_NO_COMPRESSION });
  const writing = pipeline(tar, gzip, createWriteStream(output, { flags: 'wx' }), { signal });
  try {
    await Promise.all([fill(tar, packing), writing]);
  } catch (error) {
    tar.destroy();
    await writing.catch(() => undefined);
    await rm(output, { force: true });
    signal?.throwIfAborted();
    if (!(error instanceof Error) || !isDiskFull(error)) throw error;
    throw new ArchiveError('DISK_FULL', error.message, { cause: error });
  }
}

async function fill(tar: Pack, { files, modifiedAt, onProgress }: Packing): Promise<void> {
  const measured: { file: PackedFile; size: number }[] = [];
  for (const file of files) {
    const size = 'path' in file ? (await stat(file.path)).size : file.content.length;
    measured.push({ file, size });
  }
  const all = measured.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const { file, size } of measured) {
    const entry = tar.entry({ name: file.name, size, mtime: modifiedAt, mode: 0o644 });
    const source = 'path' in file ? createReadStream(file.path) : Readable.from([file.content]);
    await pipeline(
      source,
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          yield chunk;
          done += chunk.length;
          onProgress?.(done / all);
        }
      },
      entry,
    );
  }
  tar.finalize();
}
