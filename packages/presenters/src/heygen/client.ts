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
  /** Where its API is, without a path. */
  baseUrl: string;
  /** Where the older dialect uploads to; the newer one uploads to `baseUrl`. */
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
  /** A file, as a form or as it is. */
  form?: FormData;
  bytes?: { content: Uint8Array; mediaType: string };
  /** At the address for uploads. */
  isUpload?: boolean;
  /** It costs money: sent once, whatever comes back, except where the vendor says that it did nothing. */
  isPaid?: boolean;
  signal: AbortSignal | undefined;
};

/** Thrown for a paid call that was sent and not answered: it may have been carried out. */
export class UnansweredError extends Error {}

/** A paid call takes half a minute; everything else is quick. */
const PAID_TIMEOUT_MS = 60_000;
const TIMEOUT_MS = 45_000;
/** Its list of presenters is one answer, in the older dialect of thousands. */
const MOST_BYTES = 64 * 1024 ** 2;

type SentCall = SentRequest & Pick<Call, 'isPaid'>;

export type HeyGenClient = ReturnType<typeof createClient>;

/**
 * Calls the vendor and answers the JSON of its answer. Repeats what costs nothing: a vendor that is busy
 * (429) did no work, and a question that failed can be asked again. The key goes to the vendor alone, in
 * a header; redirects are refused.
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
  // A gateway that gave up says nothing of what became of the call behind it.
  if (isPaid && status >= 500) throw new UnansweredError(`answered ${status}`);
  if (status >= 400 || vendorCode !== null) {
    const refused = new RefusedError({ status, vendorCode: vendorCode ?? '', retryAfterMs });
    // Nor does a fault of the vendor's own, under whatever status.
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

/** The error inside an answer, whatever its status says; null where there is none. */
function errorCodeOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { error, code }: Envelope = body;
  if (typeof error === 'string' && error !== '') return asName(error);
  if (typeof error === 'object' && error !== null) {
    const inner: Envelope = error;
    return asName(String(inner.code ?? ''));
  }
  // The oldest calls name success by a number.
  if (typeof code === 'number' && code !== 100) return String(code);
  return null;
}

/** A name or a number; a sentence stays out. */
const asName = (text: string) => (/^[\w.-]{1,60}$/u.test(text) ? text : 'error');
