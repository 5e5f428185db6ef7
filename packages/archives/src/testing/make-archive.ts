import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';

export type ArchiveKind = 'tar' | 'tar.gz' | 'tar.bz2';

/** An entry of an archive: its header, and the content of a file. */
export type ArchiveEntry = Partial<Header> & { name: string } & { content?: Uint8Array | string };

/** Packs the files of a folder under its own name, as published models are. */
export async function makeArchive(folder: string, kind: ArchiveKind): Promise<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile());
  const entries = files.map(async ({ parentPath, name }): Promise<ArchiveEntry> => {
    const path = join(parentPath, name);
    const inside = relative(folder, path).replaceAll('\\', '/');
    return { name: `${basename(folder)}/${inside}`, content: await readFile(path) };
  });
  return packEntries(await Promise.all(entries), kind);
}

/** Packs any entries, hostile ones too. */
export async function packEntries(
  entries: ArchiveEntry[],
  kind: ArchiveKind = 'tar',
): Promise<Buffer> {
  const packing = pack();
  for (const { content, ...header } of entries) {
    if (content === undefined) packing.entry(header);
    else packing.entry(header, Buffer.from(content));
  }
  packing.finalize();
  return compress(await buffer(packing), kind);
}

/** True where the system has the program that makes `.bz2` files. */
export const hasBzip2 = (): boolean =>
  spawnSync('bzip2', ['--version'], { input: '' }).error === undefined;

/** Compresses a tar. For `tar.bz2` the system's program is needed. */
export function compress(tar: Uint8Array, kind: ArchiveKind): Buffer {
  if (kind === 'tar') return Buffer.from(tar);
  if (kind === 'tar.gz') return gzipSync(tar);
  const { stdout, error } = spawnSync('bzip2', ['-c'], { input: tar, maxBuffer: 2 ** 30 });
  if (error) throw error;
  return stdout;
}
