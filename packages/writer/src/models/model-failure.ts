import type { CodedErrorOptions } from '@tarima/contract';
import {
  type ConnectionFailure,
  errorStatus,
  NO_CREDIT,
  nameOfError,
  type VendorAnswer,
} from '@tarima/vendors';
import { LanguageModelError, type LanguageModelErrorCode } from '../language-model.ts';

type CallFailure = CodedErrorOptions & {
  /** The vendor did no work: it said so, or was never reached. */
  isFree?: boolean;
  /** The vendor refused the form of the request. A simpler form of the same question may work. */
  refusesForm?: boolean;
  /** The vendor wants the newer name for the limit of an answer. */
  wantsNewerLimit?: boolean;
};

/** A failed call, for whoever may ask otherwise. */
export class FailedCall extends LanguageModelError {
  readonly isFree: boolean;
  readonly refusesForm: boolean;
  readonly wantsNewerLimit: boolean;

  constructor(code: LanguageModelErrorCode, message: string, failure: CallFailure = {}) {
    const { isFree = false, refusesForm = false, wantsNewerLimit = false, ...options } = failure;
    super(code, message, options);
    this.isFree = isFree;
    this.refusesForm = refusesForm;
    this.wantsNewerLimit = wantsNewerLimit;
  }
}

const TOO_LONG =
  /context[ _-]?(?:length|window|size)|maximum (?:context|prompt|input)|prompt is too long|too many tokens|tokens\W{0,3} is too large|exceeds? the (?:available|maximum|model)|(?:string|max_tokens|token_limit)_(?:too_long|exceeded)/iu;
/** This question alone exceeds a limit on tokens a minute, so waiting does not help. */
const TOO_LONG_FOR_A_MINUTE = /request too large|tokens must be reduced/iu;
const UNKNOWN_MODEL =
  /model.{0,80}(?:not.?found|does not exist|unknown|not exist)|model_not_found/iu;

/** The failure of an answer, in the words of any server. Null for a success. */
export function failureOfAnswer(answer: VendorAnswer): FailedCall | null {
  const { status, retryAfterMs } = answer;
  const said = errorStatus(answer, status);
  if (said === null) {
    return answer.body.length > 0
      ? null
      : new FailedCall('LANGUAGE_MODEL_UNREACHABLE', 'an empty answer');
  }
  const isRefusal = status >= 400;
  const body = answer.body.toString();
  const reason = `status ${said}${nameOfError(answer.body)}`;
  if (said === 401 || said === 402 || said === 403)
    return new FailedCall('LANGUAGE_MODEL_REFUSED', reason);
  if (said === 429 && NO_CREDIT.test(body)) return new FailedCall('LANGUAGE_MODEL_REFUSED', reason);
  const isTooLong = said === 429 ? TOO_LONG_FOR_A_MINUTE.test(body) : TOO_LONG.test(body);
  if (isTooLong || said === 413) return new FailedCall('LANGUAGE_MODEL_TOO_LONG', reason);
  // The server timed out, and does not say whether the work was done.
  if (said === 408) return new FailedCall('LANGUAGE_MODEL_UNREACHABLE', reason);
  if (said === 404) return new FailedCall('LANGUAGE_MODEL_UNKNOWN', reason);
  if (said >= 400 && UNKNOWN_MODEL.test(body))
    return new FailedCall('LANGUAGE_MODEL_UNKNOWN', reason);
  if (said === 429 || said === 503 || said === 529) {
    const busy = { retryable: true, retryAfterMs, isFree: true };
    return new FailedCall('LANGUAGE_MODEL_BUSY', reason, busy);
  }
  const wantsNewerLimit = isRefusal && body.includes('max_completion_tokens');
  const refusesForm =
    isRefusal && (said < 500 || said === 501 || /response_format|json_schema/u.test(body));
  if (refusesForm) {
    return new FailedCall('LANGUAGE_MODEL_UNUSABLE', reason, { refusesForm, wantsNewerLimit });
  }
  if (said >= 500) {
    // A gateway that timed out does not know whether the work was done.
    const isFree = isRefusal && said !== 504;
    return new FailedCall('LANGUAGE_MODEL_UNREACHABLE', reason, { isFree });
  }
  return new FailedCall('LANGUAGE_MODEL_UNUSABLE', reason);
}

/** The failure of a missing or partial answer. */
export const failureOfConnection = ({ reason, isFree }: ConnectionFailure): FailedCall =>
  new FailedCall('LANGUAGE_MODEL_UNREACHABLE', reason, { isFree });
