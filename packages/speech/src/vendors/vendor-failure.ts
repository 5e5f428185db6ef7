import { connectionFailure, errorInside, nameOfError, type VendorAnswer } from '@tarima/vendors';
import { SpeechError } from '../speech-error.ts';

/** The bytes read of an error answer. */
const MOST_OF_ERROR = 16_384;

const NO_CREDIT =
  /insufficient_quota|billing_hard_limit|quota_exceeded|payment_required|insufficient (?:balance|credit|funds)|BILLING_DISABLED/iu;
const WRONG_KEY = /invalid_api_key|API_KEY_INVALID|needs_authorization|missing_permissions/iu;
const UNKNOWN_VOICE = /voice_not_found|voice .{0,60}(?:does not exist|not found|not supported)/iu;
/** The wait before a retry where a broken vendor names none. */
const BROKEN_WAIT_MS = 5_000;

/** The meaning of a refusal, for each vendor's way of reporting it. */
export function failureOfAnswer(vendor: string, answer: VendorAnswer): SpeechError {
  const { status, retryAfterMs } = answer;
  const body = answer.body.toString('utf8', 0, MOST_OF_ERROR);
  const inside = status < 400 ? statusInside(body) : status;
  const reason = `${vendor}: status ${inside}${nameOfError(body)}`;
  if (NO_CREDIT.test(body) || WRONG_KEY.test(body) || [401, 402, 403].includes(inside)) {
    return new SpeechError('SPEECH_REFUSED', reason);
  }
  if (UNKNOWN_VOICE.test(body)) return new SpeechError('VOICE_UNKNOWN', reason);
  if ([429, 503, 529].includes(inside)) {
    return new SpeechError('SPEECH_BUSY', reason, { retryable: true, retryAfterMs });
  }
  // A gateway timeout or an error inside a successful answer may have been billed.
  const isFree = status >= 500 && status !== 504;
  if (inside >= 500) {
    return new SpeechError('SPEECH_UNREACHABLE', reason, {
      retryable: isFree,
      retryAfterMs: isFree ? (retryAfterMs ?? BROKEN_WAIT_MS) : undefined,
    });
  }
  if (inside === 404 || inside === 408) return new SpeechError('SPEECH_UNREACHABLE', reason);
  return new SpeechError('SPEECH_FAILED', reason);
}

/** The meaning of a missing or partial answer. */
export function failureOfConnection(vendor: string, error: unknown): SpeechError {
  const { reason, isFree } = connectionFailure(error);
  return new SpeechError('SPEECH_UNREACHABLE', `${vendor}: ${reason}`, {
    cause: error,
    retryable: isFree,
    retryAfterMs: isFree ? BROKEN_WAIT_MS : undefined,
  });
}

/** The status of an error inside an answer. An error without one is the vendor's fault. */
function statusInside(body: string): number {
  const { code, status, type } = errorInside(body);
  const number = Number(code ?? status);
  if (Number.isInteger(number) && number >= 400 && number < 600) return number;
  return /rate_limit|too_many|overloaded|busy|EXHAUSTED/iu.test(`${code} ${status} ${type}`)
    ? 429
    : 500;
}
