import { type FileHandle, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';

/** Facts about a file that is being fetched. */
export type Origin = {
  address: string;
  /** The server's word for this version of the file; null if it gives none. */
  validator: string | null;
  /** Bytes of the whole file, as the server said; null if it did not. */
  total: number | null;
};

const originPath = (path: string) => `${path}.origin`;

/** Bytes that are at the path, 0 if nothing is. */
export async function bytesAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found?.size ?? 0;
}

/** The origin of an unfinished file. Null if there is none, or if its writing was cut off. */
export async function readOrigin(path: string): Promise<Origin | null> {
  const text = await readFile(originPath(path), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const { address, validator, total }: Record<string, unknown> = JSON.parse(text);
    return {
      address: String(address),
      validator: typeof validator === 'string' ? validator : null,
      total: typeof total === 'number' ? total : null,
    };
  } catch {
    return { address: '', validator: null, total: null };
  }
}

/** Opens the file to write from this byte on. The rest is dropped. */
export async function openFrom(path: string, start: number, origin: Origin): Promise<FileHandle> {
  // It is written before the first byte, so a file without it is a finished one.
  if (start === 0) await writeFile(originPath(path), JSON.stringify(origin));
  if (start > 0) await truncate(path, start);
  return open(path, start === 0 ? 'w' : 'a');
}

/** Marks the file as finished. */
export const finish = (path: string): Promise<void> => rm(originPath(path), { force: true });
