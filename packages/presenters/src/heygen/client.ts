import {
  type Clock,
  createVendorClient,
  jsonOf,
  type SentRequest,
  type VendorAnswer,
} from '@tarima/vendors';
import { PresenterError } from '../presenter-error.ts';
import { cancelled, RefusedError, unreachable } from './failures.ts';

export type HeyGenSettings = {
  /** The address of its API, without a path. */
  baseUrl: string;
  /** The upload address of the older API version. The newer one uploads to `baseUrl`. */
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
  /** A file inside a form. `bytes` is a file as the raw body. */
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
/** The list of presenters is one answer; in the older API version it has thousands. */
const MOST_BYTES = 64 * 1024 ** 2;

type SentCall = SentRequest & Pick<Call, 'isPaid'>;

export type HeyGenClient = ReturnType<typeof createClient>;

/**
 * Calls the vendor and returns the JSON of its answer. It repeats only calls that cost nothing: a
 * busy vendor (429) did no work, and a failed query can be sent again. The key goes only to the
 * vendor, in a header. Redirects are refused.
 */
export function createClient({ baseUrl, uploadUrl, key, fetch, clock }: HeyGenSettings) {
  const send = createVendorClient({
    ...{ fetch, clock, read, cancelled },
    unanswered({ reason, isFree, cause }, { isPaid }: SentCall) {
      if (isPaid && !isFree) return new UnansweredError('sent and not answered', { cause });
      return unreachable(reason, cause);
    },
    mayCallAgain: (error) => (error instanceof PresenterError && error.retryable ? error : null),
  });

  return ({ path, query = {}, form, bytes, isUpload, isPaid, ...call }: Call): Promise<unknown> => {
    const address = new URL(`${isUpload ? uploadUrl : baseUrl}${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) address.searchParams.set(name, String(value));
    }
    return send({
      ...{ ...call, address, isPaid, mostBytes: MOST_BYTES },
      body: form ?? (bytes && new Uint8Array(bytes.content)),
      headers: {
        'x-api-key': key,
        accept: 'application/json',
        ...(bytes && { 'content-type': bytes.mediaType }),
      },
      timeoutMs: isPaid ? PAID_TIMEOUT_MS : TIMEOUT_MS,
    });
  };
}

function read({ status, body, retryAfterMs }: VendorAnswer, { isPaid }: SentCall): unknown {
  const answer = jsonOf(body);
  const vendorCode = errorCodeOf(answer);
  // A gateway timeout does not say whether the call was carried out.
  if (isPaid && status >= 500) throw new UnansweredError(`answered ${status}`);
  if (status >= 400 || vendorCode !== null) {
    const refused = new RefusedError({ status, vendorCode: vendorCode ?? '', retryAfterMs });
    // An internal error of the vendor, with any status, does not say it either.
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
