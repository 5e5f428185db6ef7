import {
  type ConnectionFailure,
  errorStatus,
  errorText,
  NO_CREDIT,
  nameOfError,
  type VendorAnswer,
} from '@tarima/vendors';
import { SpeechError } from '../speech-error.ts';

const WRONG_KEY = /invalid_api_key|API_KEY_INVALID|needs_authorization|missing_permissions/iu;
const UNKNOWN_VOICE = /voice_not_found|voice .{0,60}(?:does not exist|not found|not supported)/iu;
/** The wait before a retry where a broken vendor names none. */
const BROKEN_WAIT_MS = 5_000;

/** The error of a refusal, for each vendor's way of reporting it. Null for a success. */
export function failureOfAnswer(vendor: string, answer: VendorAnswer): SpeechError | null {
  const { status, retryAfterMs } = answer;
  // An error that names no status is the vendor's fault.
  const inside = errorStatus(answer, 500);
  if (inside === null) return null;
  const body = errorText(answer.body);
  const reason = `${vendor}: status ${inside}${nameOfError(answer.body)}`;
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

/** The error of a missing or partial answer. */
export function failureOfConnection(
  vendor: string,
  { reason, isFree, cause }: ConnectionFailure,
): SpeechError {
  return new SpeechError('SPEECH_UNREACHABLE', `${vendor}: ${reason}`, {
    cause,
    retryable: isFree,
    retryAfterMs: isFree ? BROKEN_WAIT_MS : undefined,
  });
}
