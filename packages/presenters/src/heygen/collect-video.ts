import type { Clock } from '@tarima/vendors';
import { PresenterError } from '../presenter-error.ts';
import type { Dialect, OrderResult } from './dialect.ts';
import { cancelled, unreachable } from './failures.ts';
import { AddressGoneError, fetchFile } from './fetch-file.ts';

const MOST_TRIES = 8;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

type CollectVideo = {
  dialect: Pick<Dialect, 'result'>;
  fetch: typeof globalThis.fetch;
  clock: Clock;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
};

/**
 * Downloads a finished video. It may have no address yet. An address may also fail at first or
 * later. Then the vendor is asked for another, a few times.
 */
export async function collectVideo(
  vendorId: string,
  path: string,
  { dialect, clock, signal, fetch, onProgress }: CollectVideo,
): Promise<OrderResult> {
  let cause: unknown;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (tries > 0) {
      const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
      await clock.sleep(waitMs, signal).catch(() => {
        throw cancelled();
      });
    }
    try {
      const result = await dialect.result(vendorId, signal);
      if (!result.videoUrl) continue;
      await fetchFile(result.videoUrl, path, { fetch, signal, onProgress });
      return result;
    } catch (error) {
      const mayPass =
        error instanceof AddressGoneError || (error instanceof PresenterError && error.retryable);
      if (!mayPass) throw error;
      cause = error;
    }
  }
  throw unreachable('a finished video cannot be loaded', cause);
}
