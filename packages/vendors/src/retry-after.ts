/**
 * The wait that a vendor asks for, in milliseconds. The header holds seconds or a date (RFC 9110).
 * Undefined if it is absent or malformed.
 */
export function retryAfterOf(header: string | null | undefined, now: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/u.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
