import { connectionFailure, errorInside, nameOfError, type VendorAnswer } from '@tarima/vendors';
import { SpeechError } from '../speech-error.ts';

/** What is read of an answer that is an error, in bytes. */
const MOST_OF_ERROR = 16_384;

const NO_CREDIT =
  /insufficient_quota|billing_hard_limit|quota_exceeded|payment_required|insufficient (?:balance|credit|funds)|BILLING_DISABLED/iu;
const WRONG_KEY = /invalid_api_key|API_KEY_INVALID|needs_authorization|missing_permissions/iu;
const UNKNOWN_VOICE = /voice_not_found|voice .{0,60}(?:does not exist|not found|not supported)/iu;
/** Where a vendor that is broken does not say when it will be whole again. */
const BROKEN_WAIT_MS = 5_000;

/** What a refusal means, whichever of the vendors' ways of saying it was used. */
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
  // A gateway that gave up waiting, or an answer that calls itself a success, may have been billed.
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

/** What it means that no answer came, or only half of one. */
export function failureOfConnection(vendor: string, error: unknown): SpeechError {
  const { reason, isFree } = connectionFailure(error);
  return new SpeechError('SPEECH_UNREACHABLE', `${vendor}: ${reason}`, {
    cause: error,
    retryable: isFree,
    retryAfterMs: isFree ? BROKEN_WAIT_MS : undefined,
  });
}

/** The status that an error inside an answer stands for; what has none is the vendor's fault. */
function statusInside(body: string): number {
  const { code, status, type } = errorInside(body);
  const number = Number(code ?? status);
  if (Number.isInteger(number) && number >= 400 && number < 600) return number;
  return /rate_limit|too_many|overloaded|busy|EXHAUSTED/iu.test(`${code} ${status} ${type}`)
    ? 429
    : 500;
}
