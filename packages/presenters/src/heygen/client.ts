import {
  type Clock,
  callWithPatience,
  connectionFailure,
  sendRequest,
  type VendorAnswer,
} from '@tarima/vendors';
import { PresenterError } from '../presenter-error.ts';
import { cancelled, RefusedError, unreachable } from './failures.ts';

export type HeyGenSettings = {
  /** The address of its API, without a path. */
  baseUrl: string;
  /** The upload address of the older dialect. The newer one uploads to `baseUrl`. */
  uploadUrl: string;
  key: string;
  fetch: typeof globalThis.fetch;
  clock: Clock;
};

export type Call = {
  method?: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | number | undefined>;
  json?: unknown;
  /** A file, as a form. `bytes` is a file as it is. */
  form?: FormData;
  bytes?: { content: Uint8Array; mediaType: string };
  /** True for a call to the upload address. */
  isUpload?: boolean;
  /**
   * True for a call that costs money. It is sent once, unless the vendor says that it did nothing.
   */
  isPaid?: boolean;
  signal: AbortSignal | undefined;
};

/** A paid call was sent but not answered, so it may have been carried out. */
export class UnansweredError extends Error {}

/** A paid call takes half a minute. All others are quick. */
const PAID_TIMEOUT_MS = 60_000;
const TIMEOUT_MS = 45_000;
/** The list of presenters is one answer; in the older dialect it has thousands. */
const MOST_BYTES = 64 * 1024 ** 2;

export type HeyGenClient = ReturnType<typeof createClient>;

/**
 * Calls the vendor and returns the JSON of its answer. It repeats only calls that cost nothing: a
 * busy vendor (429) did no work, and a failed query can be sent again. The key goes only to the
 * vendor, in a header. Redirects are refused.
 */
export function createClient({ baseUrl, uploadUrl, key, fetch, clock }: HeyGenSettings) {
  async function once(call: Call): Promise<unknown> {
    const { method = 'GET', path, query = {}, json, bytes, isUpload, isPaid } = call;
    const address = new URL(`${isUpload ? uploadUrl : baseUrl}${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) address.searchParams.set(name, String(value));
    }
    const mediaType = json === undefined ? bytes?.mediaType : 'application/json';
    const request = {
      ...{ address, method, body: bodyOf(call), signal: call.signal, mostBytes: MOST_BYTES },
      headers: {
        'x-api-key': key,
        accept: 'application/json',
        ...(mediaType && { 'content-type': mediaType }),
      },
      timeoutMs: isPaid ? PAID_TIMEOUT_MS : TIMEOUT_MS,
    };
    const answer = await sendRequest(request, { fetch, clock }).catch((cause: unknown) => {
      call.signal?.throwIfAborted();
      const { reason, isFree } = connectionFailure(cause);
      if (isPaid && !isFree) throw new UnansweredError('sent and not answered', { cause });
      throw unreachable(reason, cause);
    });
    return read(answer, call);
  }

  return async function call(request: Call): Promise<unknown> {
    const { signal } = request;
    try {
      return await callWithPatience(() => once(request), {
        ...{ clock, signal },
        mayCallAgain: (error) =>
          error instanceof PresenterError && error.retryable ? error : null,
      });
    } catch (error) {
      throw signal?.aborted ? cancelled() : error;
    }
  };
}

function bodyOf({ json, form, bytes }: Call): RequestInit['body'] {
  if (json !== undefined) return JSON.stringify(json);
  return form ?? (bytes && new Uint8Array(bytes.content));
}

function read({ status, body, retryAfterMs }: VendorAnswer, { isPaid }: Call): unknown {
  const answer = jsonOf(body.toString());
  const vendorCode = errorCodeOf(answer);
  // A gateway timeout does not say whether the call was carried out.
  if (isPaid && status >= 500) throw new UnansweredError(`answered ${status}`);
  if (status >= 400 || vendorCode !== null) {
    const refused = new RefusedError({ status, vendorCode: vendorCode ?? '', retryAfterMs });
    // Nor does an error of the vendor's own, under any status.
    if (isPaid && refused.code === 'PRESENTER_VENDOR_UNREACHABLE') {
      throw new UnansweredError(refused.message);
    }
    throw refused;
  }
  if (answer === undefined) {
    if (isPaid) throw new UnansweredError('answered something that is no JSON');
    throw unreachable(`answered ${status} with something that is no JSON`);
  }
  return answer;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Envelope = { error?: unknown; code?: unknown };

/** The error inside an answer of any status; null if there is none. */
function errorCodeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, code }: Envelope = body;
  if (typeof error === 'string' && error !== '') return asName(error);
  if (typeof error === 'object' && error !== null) {
    const inner: Envelope = error;
    return asName(String(inner.code ?? ''));
  }
  // The oldest calls report success as a number.
  if (typeof code === 'number' && code !== 100) return String(code);
  return null;
}

/** A name or a number. Sentences stay out. */
const asName = (text: string) => (/^[\w.-]{1,60}$/u.test(text) ? text : 'error');
