import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ArchiveError } from './archive-error.ts';
import type { UnpackingMessage } from './unpacking-process.ts';

export type Unpacking = {
  /** The archive: tar, tar.gz or tar.bz2, by its bytes. */
  path: string;
  /** The new folder. An earlier one is replaced. */
  folder: string;
  /** Bytes of all its files, at most. */
  mostBytes: number;
  signal?: AbortSignal | undefined;
  /** Gets the share of the archive that has been read, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  /** Milliseconds without progress, at most. */
  quietMs?: number;
};

/** The work is bounded by bytes, so only a standstill has a limit of time. */
const QUIET_MS = 120_000;
const HEAP_MEGABYTES = 768;
const UNPACKING_PROCESS = fileURLToPath(new URL('./unpacking-process.ts', import.meta.url));
/** The code of all packages and their dependencies. */
const CODE = ['packages/', 'node_modules/'].map((folder) =>
  fileURLToPath(new URL(`../../../${folder}`, import.meta.url)),
);
/** Length of the random end of a temporary folder's name. */
const RANDOM_CHARACTERS = 6;

/**
 * Unpacks an archive into a folder, in a process of its own. It may read only the archive.
 * It writes only into a hidden folder beside the target. One renaming puts that in place.
 * A single top folder is left out.
 * Throws ArchiveError, or the signal's reason when aborted; then nothing is left behind.
 */
export async function unpackArchive(unpacking: Unpacking): Promise<void> {
  const { signal } = unpacking;
  signal?.throwIfAborted();
  const folder = resolve(unpacking.folder);
  const prefix = `.unpacking-${basename(folder)}-`;
  await removeLeftovers(dirname(folder), prefix);
  const temporary = await mkdtemp(join(dirname(folder), prefix));
  try {
    await runProcess(resolve(unpacking.path), temporary, unpacking);
    signal?.throwIfAborted();
    await rm(folder, { recursive: true, force: true });
    await rename(await contentOf(temporary), folder);
  } finally {
    await remove(temporary);
  }
}

/** A killed call leaves its folder behind. */
async function removeLeftovers(parent: string, prefix: string): Promise<void> {
  const length = prefix.length + RANDOM_CHARACTERS;
  for (const name of await readdir(parent)) {
    if (name.length === length && name.startsWith(prefix)) await remove(join(parent, name));
  }
}

/** A process of a killed call may still write for a moment. */
const remove = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** The only folder in a folder, or itself. */
async function contentOf(folder: string): Promise<string> {
  const [first, second] = await readdir(folder, { withFileTypes: true });
  if (!first) throw new ArchiveError('ARCHIVE_BROKEN', 'the archive has no files');
  return first.isDirectory() && !second ? join(folder, first.name) : folder;
}

async function runProcess(path: string, target: string, unpacking: Unpacking): Promise<void> {
  const { mostBytes, signal, onProgress, quietMs = QUIET_MS } = unpacking;
  const child = fork(UNPACKING_PROCESS, [path, target, String(mostBytes)], {
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      `--max-old-space-size=${HEAP_MEGABYTES}`,
      '--permission',
      ...[...CODE, path, `${target}/*`].map((allowed) => `--allow-fs-read=${allowed}`),
      `--allow-fs-write=${target}/*`,
      '--no-warnings',
    ],
  });
  const kill = () => void child.kill('SIGKILL');
  let isQuiet = false;
  const clock = setTimeout(() => {
    isQuiet = true;
    kill();
  }, quietMs);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    const last = await lastMessage(child, (fraction) => {
      clock.refresh();
      onProgress?.(fraction);
    });
    signal?.throwIfAborted();
    if (last?.kind === 'done') return;
    if (last?.kind === 'refused') throw new ArchiveError(last.code, last.reason);
    if (last) throw new Error(`the archive could not be unpacked: ${last.reason}`);
    // A process that dies without a word has met its limit of memory.
    throw isQuiet
      ? new ArchiveError('ARCHIVE_BROKEN', 'unpacking stood still')
      : new ArchiveError('ARCHIVE_TOO_LARGE', 'the unpacking process died');
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', kill);
    kill();
  }
}

/** The last word of the process after its end, undefined if it said none. */
async function lastMessage(
  child: ChildProcess,
  onProgress: (fraction: number) => void,
): Promise<Exclude<UnpackingMessage, { kind: 'progress' }> | undefined> {
  const ended = Promise.withResolvers<void>();
  let last: Exclude<UnpackingMessage, { kind: 'progress' }> | undefined;
  // Only our own process writes to this channel.
  child.on('message', (message: UnpackingMessage) => {
    if (message.kind === 'progress') onProgress(message.fraction);
    else last = message;
  });
  child.on('error', ended.reject);
  child.on('close', () => ended.resolve());
  await ended.promise;
  return last;
}
