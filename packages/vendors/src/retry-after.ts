/**
 * How long a vendor asks to wait, in milliseconds: seconds or a date, as RFC 9110 has it. Undefined where
 * it does not say, or says something else.
 */
export function retryAfterOf(header: string | null | undefined, now: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/u.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
