import { APICallError, InvalidResponseDataError } from '@ai-sdk/provider';
import { connectionFailure, errorInside, nameOfError, retryAfterOf } from '@tarima/vendors';
import { LanguageModelError } from '../language-model.ts';

/** The reason for a failed call, and the ways to repeat it. */
export type CallFailure = {
  error: LanguageModelError;
  /** The vendor did no work: it said so, or was never reached. */
  isFree: boolean;
  /** The vendor refused the form of the request. A simpler form of the same question may work. */
  refusesForm: boolean;
  /** The vendor wants the newer name for the limit of an answer. */
  wantsNewerLimit: boolean;
};

type Answer = { status: number; headers: Record<string, string>; body: string };

const TOO_LONG =
  /context[ _-]?(?:length|window|size)|maximum (?:context|prompt|input)|prompt is too long|too many tokens|tokens\W{0,3} is too large|exceeds? the (?:available|maximum|model)|(?:string|max_tokens|token_limit)_(?:too_long|exceeded)/iu;
/** This question alone exceeds a limit on tokens a minute, so waiting does not help. */
const TOO_LONG_FOR_A_MINUTE = /request too large|tokens must be reduced/iu;
const NO_CREDIT =
  /insufficient_quota|billing_hard_limit|payment_required|current quota|insufficient (?:balance|credit|funds)|credit balance/iu;
const UNKNOWN_MODEL =
  /model.{0,80}(?:not.?found|does not exist|unknown|not exist)|model_not_found/iu;

/** The meaning of a call's error, in the words of any server. */
export function failureOf(error: unknown, now: number): CallFailure {
  if (APICallError.isInstance(error)) {
    const { statusCode: status, responseHeaders: headers = {}, responseBody: body = '' } = error;
    // A success without a body broke off halfway.
    if (status && (status >= 400 || body)) return failureOfAnswer({ status, headers, body }, now);
  }
  if (InvalidResponseDataError.isInstance(error))
    return failure('LANGUAGE_MODEL_UNUSABLE', 'an answer without choices');
  const { reason, isFree } = connectionFailure(error);
  return { ...failure('LANGUAGE_MODEL_UNREACHABLE', reason), isFree };
}

function failureOfAnswer({ status, headers, body }: Answer, now: number): CallFailure {
  const isRefusal = status >= 400;
  // Some gateways wrap an error in a successful status.
  const said = isRefusal ? status : (statusInside(body) ?? status);
  const reason = `status ${said}${nameOfError(body)}`;
  const retryAfterMs = retryAfterOf(headers['retry-after'], now);
  if (said === 401 || said === 402 || said === 403)
    return failure('LANGUAGE_MODEL_REFUSED', reason);
  if (said === 429 && NO_CREDIT.test(body)) return failure('LANGUAGE_MODEL_REFUSED', reason);
  const isTooLong = said === 429 ? TOO_LONG_FOR_A_MINUTE.test(body) : TOO_LONG.test(body);
  if (isTooLong || said === 413) return failure('LANGUAGE_MODEL_TOO_LONG', reason);
  // The server timed out, and does not say whether the work was done.
  if (said === 408) return failure('LANGUAGE_MODEL_UNREACHABLE', reason);
  if (said === 404) return failure('LANGUAGE_MODEL_UNKNOWN', reason);
  if (said >= 400 && UNKNOWN_MODEL.test(body)) return failure('LANGUAGE_MODEL_UNKNOWN', reason);
  if (said === 429 || said === 503 || said === 529) {
    const busy = new LanguageModelError('LANGUAGE_MODEL_BUSY', reason, {
      retryable: true,
      retryAfterMs,
    });
    return { ...failure('LANGUAGE_MODEL_BUSY', reason), error: busy, isFree: true };
  }
  const wantsNewerLimit = isRefusal && body.includes('max_completion_tokens');
  const refusesForm =
    isRefusal && (said < 500 || said === 501 || /response_format|json_schema/u.test(body));
  if (refusesForm) {
    return { ...failure('LANGUAGE_MODEL_UNUSABLE', reason), refusesForm, wantsNewerLimit };
  }
  if (said >= 500) {
    // A gateway that timed out does not know whether the work was done.
    return { ...failure('LANGUAGE_MODEL_UNREACHABLE', reason), isFree: isRefusal && said !== 504 };
  }
  return failure('LANGUAGE_MODEL_UNUSABLE', reason);
}

const failure = (code: LanguageModelError['code'], message: string): CallFailure => ({
  error: new LanguageModelError(code, message),
  isFree: false,
  refusesForm: false,
  wantsNewerLimit: false,
});

/** The status of an error inside an answer, by its number or its name. */
function statusInside(body: string): number | undefined {
  const { code, status, type } = errorInside(body);
  const inside = Number(status ?? code);
  if (Number.isInteger(inside) && inside >= 400 && inside < 600) return inside;
  const name = `${String(code)} ${String(type)}`;
  if (/rate_limit|overloaded/u.test(name)) return 429;
  return /server_error|internal|unavailable/u.test(name) ? 500 : undefined;
}
