import { PresenterError, type PresenterErrorCode } from '../presenter-error.ts';

/**
 * The vendor's refusal of a call. Its sentences stay out of errors, because they may repeat a key.
 */
export type Refusal = {
  status: number;
  /** The vendor's name or number of the error. */
  vendorCode: string;
  retryAfterMs: number | undefined;
};

/** Names and numbers of both dialects. The first match wins. */
const MEANINGS: readonly [RegExp, PresenterErrorCode][] = [
  [/^(insufficient_credit\w*|quota_exceeded|40011[45]|402)$/u, 'PRESENTER_VENDOR_NO_CREDIT'],
  [/^(unauthorized|40009|400112|400631|401)$/u, 'PRESENTER_VENDOR_REFUSED'],
  [/^(rate_limit_exceeded|concurrent\w*|429)$/u, 'PRESENTER_VENDOR_BUSY'],
  [/^avatar_not_found$/u, 'PRESENTER_UNKNOWN'],
  [/^voice_not_found$/u, 'VOICE_UNKNOWN'],
  [/^(script_too_long|40039|payload_too_large|413)$/u, 'PRESENTER_VENDOR_TOO_LONG'],
  [/^internal_(server_)?error$/u, 'PRESENTER_VENDOR_UNREACHABLE'],
  [/^(forbidden|resource_access_denied|400562|400599|403)$/u, 'PRESENTER_VENDOR_REFUSED'],
];

const meaningOf = (vendorCode: string, status: number): PresenterErrorCode => {
  const named = MEANINGS.find(([pattern]) => pattern.test(vendorCode));
  const numbered = MEANINGS.find(([pattern]) => pattern.test(String(status)));
  if (named ?? numbered) return (named ?? numbered)?.[1] ?? 'PRESENTER_VENDOR_FAILED';
  return status >= 500 ? 'PRESENTER_VENDOR_UNREACHABLE' : 'PRESENTER_VENDOR_FAILED';
};

/** The vendor refused a call. It may be tried again if the reason is temporary. */
export class RefusedError extends PresenterError {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { status, vendorCode, retryAfterMs } = refusal;
    const code = meaningOf(vendorCode, status);
    const retryable = code === 'PRESENTER_VENDOR_BUSY' || code === 'PRESENTER_VENDOR_UNREACHABLE';
    const message = `HeyGen answered ${status} ${vendorCode}`.trim();
    super(code, message, { retryable, retryAfterMs });
    this.refusal = refusal;
  }
}

/** True if the vendor does not know the requested video. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof RefusedError &&
  (error.refusal.status === 404 ||
    /^(video_not_found|not_found|40031)$/u.test(error.refusal.vendorCode));

export const unreachable = (message: string, cause?: unknown) =>
  new PresenterError('PRESENTER_VENDOR_UNREACHABLE', `HeyGen: ${message}`, {
    cause,
    retryable: true,
  });

export const cancelled = () => new PresenterError('CANCELLED', 'The video is no longer wanted');
