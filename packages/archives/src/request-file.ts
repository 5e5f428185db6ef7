import { type Dispatcher, request } from 'undici';
import { ArchiveError } from './archive-error.ts';

const MOST_REDIRECTS = 10;
const PAGE = /^\s*(?:text\/html|application\/xhtml\+xml)\b/iu;
const RANGE = /^bytes (\d+)-(\d+)\/(\d+|\*)$/u;

/** An answer with bytes of the file. */
export type FileAnswer = {
  body: AsyncIterable<Uint8Array>;
  /** Ends the answer unread. */
  drop: () => void;
  /** The place of its first byte in the file. */
  start: number;
  /** Bytes of the whole file; null if the server does not say. */
  total: number | null;
  /** An ETag or a date that names this version of the file. */
  validator: string | null;
};

/** The part that is wanted: from this byte on, if the file is still that version. */
export type WantedPart = { start: number; validator: string };

/**
 * Asks for a file, or for its part, and follows redirects. Null if there is no such part. A server
 * may answer a part by the whole file. Throws ArchiveError.
 */
export async function requestFile(
  address: string,
  part: WantedPart | null,
  { dispatcher, signal }: { dispatcher: Dispatcher; signal: AbortSignal },
): Promise<FileAnswer | null> {
  let url = webAddress(address);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      signal,
      headers: {
        // Compression on the way would shift the bytes of a part.
        'accept-encoding': 'identity',
        ...(part && { range: `bytes=${part.start}-`, 'if-range': part.validator }),
      },
    });
    const header = (name: string) => [headers[name] ?? []].flat()[0];
    // Nothing of an answer without the file is read.
    const drop = () => void body.on('error', () => undefined).destroy();
    const location = header('location');
    if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
      drop();
      url = redirected(url, location);
      continue;
    }
    if (statusCode === 416 && part) {
      drop();
      return null;
    }
    try {
      checkAnswer(statusCode, header);
      return { body, drop, ...placeOf(statusCode, header), validator: validatorOf(header) };
    } catch (error) {
      drop();
      throw error;
    }
  }
  throw new ArchiveError('DOWNLOAD_REFUSED', `more than ${MOST_REDIRECTS} redirects`);
}

type Header = (name: string) => string | undefined;

function webAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  throw new ArchiveError('DOWNLOAD_REFUSED', 'the address is none of the web');
}

/** The target of a redirect. A way that began encrypted stays so. */
export function redirected(from: URL, location: string): URL {
  const target = webAddress(location, from);
  if (from.protocol === 'https:' && target.protocol !== 'https:') {
    throw new ArchiveError('DOWNLOAD_REFUSED', 'a redirect leaves https');
  }
  return target;
}

function checkAnswer(status: number, header: Header): void {
  if (status !== 200 && status !== 206) {
    const isPassing = status === 408 || status === 429 || status >= 500;
    throw new ArchiveError('DOWNLOAD_REFUSED', `the server answered ${status}`, {
      retryable: isPassing,
      retryAfterMs: isPassing ? waitOf(header('retry-after')) : undefined,
    });
  }
  // A hotel's network answers every address by its own page.
  if (PAGE.test(header('content-type') ?? '')) {
    throw new ArchiveError('DOWNLOAD_REFUSED', 'the server answered a web page');
  }
  if ((header('content-encoding') ?? 'identity') !== 'identity') {
    throw new ArchiveError('DOWNLOAD_REFUSED', 'the server compressed its answer');
  }
}

function waitOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d{1,6}$/u.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1_000) : undefined;
}

function placeOf(status: number, header: Header): { start: number; total: number | null } {
  if (status === 200) return { start: 0, total: countOf(header('content-length')) };
  const [, first, , total] = RANGE.exec(header('content-range') ?? '') ?? [];
  // Without its place a part is of no use. The next try takes the whole file.
  return { start: Number(first ?? Number.NaN), total: countOf(total) };
}

function countOf(digits: string | undefined): number | null {
  const count = Number(digits ?? Number.NaN);
  return Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** A weak ETag allows other bytes, so the date is taken. */
function validatorOf(header: Header): string | null {
  const etag = header('etag');
  return (etag?.startsWith('"') ? etag : header('last-modified')) ?? null;
}
