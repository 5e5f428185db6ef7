import type { VendorAnswer } from './send-request.ts';

/** In bytes. An error is short, so a longer answer is a result. */
const MOST_OF_ERROR = 16_384;

export const NO_CREDIT =
  /insufficient_quota|billing_hard_limit|quota_exceeded|payment_required|current quota|insufficient (?:balance|credit|funds)|credit balance|BILLING_DISABLED/iu;
const RATE_LIMIT = /rate_limit|too_many|overloaded|busy|EXHAUSTED/iu;
const SERVER_FAULT = /server_error|internal|unavailable/iu;

/** The parsed JSON of an answer. Undefined if it is not JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** The beginning of an answer, which holds any error. */
export const errorText = (body: Buffer): string => body.toString('utf8', 0, MOST_OF_ERROR);

/**
 * The error in an answer of JSON. An empty object if it is only a sentence, null if there is none.
 * A result of a model (`choices`) is no error.
 * OpenAI and Google call it `error`, ElevenLabs and FastAPI `detail`.
 */
function errorInside(body: Buffer): Record<string, unknown> | null {
  const answer = body.length > MOST_OF_ERROR ? undefined : jsonOf(body);
  if (typeof answer !== 'object' || answer === null) return null;
  const { error, detail }: { error?: unknown; detail?: unknown } = answer;
  const found = error || detail;
  if (!found || 'choices' in answer) return null;
  if (typeof found !== 'object') return {};
  return Object.keys(found).length > 0 ? { ...found } : null;
}

/**
 * The HTTP status of an error. Some gateways send a failure with the status of a success. So the
 * body is read too. `unnamed` for an error that names no status, null for a success.
 */
export function errorStatus({ status, body }: VendorAnswer, unnamed: number): number | null {
  if (status >= 400) return status;
  const error = errorInside(body);
  if (!error) return null;
  const named = [error.status, error.code].map(Number);
  const inside = named.find((one) => Number.isInteger(one) && one >= 400 && one < 600);
  if (inside) return inside;
  const words = `${error.code} ${error.status} ${error.type}`;
  if (RATE_LIMIT.test(words)) return 429;
  return SERVER_FAULT.test(words) ? 500 : unnamed;
}

/**
 * The vendor's name of the error, as ` (name)`; empty if there is none. Its sentence stays out,
 * because it may repeat the text or the key.
 */
export function nameOfError(body: Buffer): string {
  const { code, status, type, error } = errorInside(body) ?? {};
  const name = [status, code, type, error].find((value) =>
    /^[a-z]+(?:_[a-z]+){0,6}$/iu.test(String(value ?? '')),
  );
  return name ? ` (${String(name)})` : '';
}
