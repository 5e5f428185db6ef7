import { setTimeout as pause } from 'node:timers/promises';
import { EnvHttpProxyAgent } from 'undici';
import { ArchiveError } from './archive-error.ts';
import { isDiskFull } from './disk-full.ts';
import { bytesAt, finish, openFrom, readOrigin } from './partial-file.ts';
import { requestFile } from './request-file.ts';

/** A server that is quiet for so long is gone. Pauses between tries double up to the longest. */
export const PATIENCE = { quietMs: 60_000, pauseMs: 500, longestPauseMs: 10_000 };

/** No archive that this program fetches is larger. */
const MOST_BYTES = 4_000_000_000;

export type Download = {
  /** An http or https address. */
  address: string;
  /** The file. An unfinished one has another beside it, which knows its origin. */
  path: string;
  /** The known length, in bytes. An answer of another length is refused. */
  totalBytes: number | null;
  signal?: AbortSignal | undefined;
  /** Gets the bytes that are there and all bytes, null while unknown. */
  onProgress?: ((done: number, total: number | null) => void) | undefined;
  patience?: typeof PATIENCE;
};

/**
 * Fetches a file. It goes on from an earlier call's part if the file is still the same.
 * A finished file is kept as it is. Broken connections are opened again until nothing arrives for a
 * minute. Proxies are taken from HTTPS_PROXY, HTTP_PROXY and NO_PROXY. Throws ArchiveError, or the
 * signal's reason when aborted; what has arrived stays.
 */
export async function downloadArchive(download: Download): Promise<void> {
  const { signal, patience = PATIENCE } = download;
  const dispatcher = new EnvHttpProxyAgent({
    headersTimeout: patience.quietMs,
    bodyTimeout: patience.quietMs,
    connect: { timeout: patience.quietMs },
  });
  let lastByteAt = performance.now();
  let failures = 0;
  let furthest = 0;
  // A server that breaks off at the same place again and again makes no progress.
  const onBytes = (done: number) => {
    if (done <= furthest) return;
    furthest = done;
    lastByteAt = performance.now();
    failures = 0;
  };
  try {
    for (;;) {
      const failure = await attempt(download, dispatcher, onBytes);
      if (failure === null) return;
      const { pauseMs, longestPauseMs, quietMs } = patience;
      const waitMs = failure.retryAfterMs ?? Math.min(pauseMs * 2 ** failures, longestPauseMs);
      failures += 1;
      if (performance.now() + waitMs - lastByteAt > quietMs) throw failure;
      await pause(waitMs, undefined, { signal });
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await dispatcher.destroy();
  }
}

/** Null when the file is complete, or a failure after which another try may do. */
async function attempt(
  download: Download,
  dispatcher: EnvHttpProxyAgent,
  onBytes: (done: number) => void,
): Promise<ArchiveError | null> {
  download.signal?.throwIfAborted();
  try {
    await fetchRest(download, dispatcher, onBytes);
    return null;
  } catch (error) {
    download.signal?.throwIfAborted();
    if (isDiskFull(error)) throw new ArchiveError('DISK_FULL', 'no room', { cause: error });
    const failure = asArchiveError(error);
    if (!failure.retryable) throw failure;
    return failure;
  }
}

async function fetchRest(
  download: Download,
  dispatcher: EnvHttpProxyAgent,
  onBytes: (done: number) => void,
): Promise<void> {
  const { address, path, totalBytes, onProgress } = download;
  const signal = download.signal ?? new AbortController().signal;
  const there = await bytesAt(path);
  const note = await readOrigin(path);
  const known = note?.address === address ? note : null;
  // Without a note of its origin, a file is finished.
  const whole = totalBytes ?? (note ? known?.total : there);
  if (there > 0 && there === whole && (known || !note)) {
    onProgress?.(there, there);
    await finish(path);
    return;
  }
  const validator = there > 0 ? known?.validator : null;
  const part = validator ? { start: there, validator } : null;
  const answer =
    (await requestFile(address, part, { dispatcher, signal })) ??
    // Nothing follows what is here, so the file has changed.
    (await requestFile(address, null, { dispatcher, signal }));
  if (!answer) throw unreachable('the server answers a part that nobody asked for');
  const { body, drop, start } = answer;
  const total = answer.total ?? totalBytes;
  try {
    checkLength(total, start > 0 ? (whole ?? null) : totalBytes);
    if (start !== 0 && (start !== part?.start || answer.validator !== part.validator)) {
      await openFrom(path, 0, { address, validator: null, total: null }).then((file) =>
        file.close(),
      );
      throw unreachable('the server answers another part than the wanted one');
    }
  } catch (error) {
    drop();
    throw error;
  }
  const file = await openFrom(path, start, { address, validator: answer.validator, total });
  let done = start;
  try {
    onProgress?.(done, total);
    for await (const chunk of body) {
      done += chunk.length;
      if (done > (total ?? MOST_BYTES)) {
        throw new ArchiveError(
          total === null ? 'ARCHIVE_TOO_LARGE' : 'ARCHIVE_BROKEN',
          `more than ${total ?? MOST_BYTES} bytes`,
        );
      }
      await file.writeFile(chunk);
      onBytes(done);
      onProgress?.(done, total);
    }
  } finally {
    await file.close();
  }
  if (total !== null && done < total) throw unreachable(`${total - done} bytes are missing`);
  await finish(path);
}

function checkLength(total: number | null, expected: number | null): void {
  if (total !== null && total > MOST_BYTES) {
    throw new ArchiveError('ARCHIVE_TOO_LARGE', `${total} bytes`);
  }
  if (total === null || expected === null || total === expected) return;
  throw new ArchiveError('ARCHIVE_BROKEN', `${total} bytes in place of ${expected}`);
}

const unreachable = (message: string, options: ErrorOptions = {}) =>
  new ArchiveError('DOWNLOAD_UNREACHABLE', message, { ...options, retryable: true });

/** Errors of the network are tried again. Those of files go to the log as they are. */
function asArchiveError(error: unknown): ArchiveError {
  if (error instanceof ArchiveError) return error;
  if (error instanceof Error && 'path' in error) throw error;
  return unreachable(error instanceof Error ? error.message : String(error), { cause: error });
}
