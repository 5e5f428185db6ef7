import { Unreadable } from '../unreadable.ts';

const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** The problem that an HTTP status shows; undefined for success. */
export function problemOfStatus(status: number): Unreadable | undefined {
  const reason = `answered ${status}`;
  if (status >= 200 && status < 300) return undefined;
  if (status === 404 || status === 410) return new Unreadable('ADDRESS_NOT_FOUND', reason);
  // 503 comes from bot protection, 4xx from pages that want payment or sign-in.
  if (status === 503 || (status >= 400 && status < 500) || status > 599) {
    return new Unreadable('ADDRESS_REFUSED', reason);
  }
  return new Unreadable('ADDRESS_UNREACHABLE', reason);
}

/** Converts an error of fetching, by the cause that it wraps. */
export function asAddressProblem(error: unknown): Unreadable {
  let reason = '';
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Unreadable) return cause;
    const code = 'code' in cause ? String(cause.code) : '';
    if (TIMEOUTS.has(code) || cause.name === 'TimeoutError') {
      return new Unreadable('ADDRESS_TOO_SLOW', cause.message, { cause: error });
    }
    reason = cause.message || code || reason;
  }
  return new Unreadable('ADDRESS_UNREACHABLE', reason, { cause: error });
}
