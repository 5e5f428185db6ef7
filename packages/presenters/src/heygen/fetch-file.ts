import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFile } from '@tarima/media';
import { PresenterError } from '../presenter-error.ts';
import { cancelled, unreachable } from './failures.ts';

/** The address of a file no longer works, or not yet. */
export class AddressGoneError extends Error {}

/** Larger than any two-hour video at 720p. */
const MOST_BYTES = 4 * 1024 ** 3;

type FetchFile = {
  fetch: typeof globalThis.fetch;
  signal?: AbortSignal | undefined;
  /** The share of the bytes that have arrived; not called if their number is unknown. */
  onProgress?: (fraction: number) => void;
};

/**
 * Downloads a file from an address that a vendor gave. It appears at `path` whole or not at all.
 * The vendor's key is not sent. Throws AddressGoneError if a new address is needed.
 */
export async function fetchFile(
  address: string,
  path: string,
  { fetch, signal, onProgress }: FetchFile,
): Promise<{ mediaType: string }> {
  if (!/^https?:\/\//u.test(address)) {
    throw new PresenterError('PRESENTER_VENDOR_FAILED', 'HeyGen named no web address for a file');
  }
  try {
    const response = await fetch(address, signal ? { signal } : {});
    if ([403, 404, 410].includes(response.status)) {
      throw new AddressGoneError(`a file’s address answers ${response.status}`);
    }
    if (!response.ok || !response.body) throw unreachable(`a file answers ${response.status}`);
    const length = Number(response.headers.get('content-length') ?? 0);
    const body = response.body;
    await makeFile(path, async (temporaryPath) => {
      const received = await save(body, temporaryPath, (bytes) => {
        if (length > 0) onProgress?.(Math.min(1, bytes / length));
      });
      if (received === 0 || (length > 0 && received < length)) {
        throw unreachable(`a file broke off at ${received} of ${length} bytes`);
      }
    });
    return { mediaType: response.headers.get('content-type')?.split(';')[0]?.trim() ?? '' };
  } catch (error) {
    if (signal?.aborted) throw cancelled();
    if (error instanceof PresenterError || error instanceof AddressGoneError) throw error;
    throw unreachable('a file could not be loaded', error);
  }
}

async function save(
  body: ReadableStream<Uint8Array>,
  path: string,
  onBytes: (received: number) => void,
): Promise<number> {
  let received = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of Readable.from(body)) {
      received += chunk.length;
      if (received > MOST_BYTES) throw unreachable('a file is longer than any video');
      onBytes(received);
      yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(path));
  return received;
}
