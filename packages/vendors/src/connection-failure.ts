/** Codes of connections that were never made: nothing was sent and nothing is billed. */
const NEVER_SENT =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT|SELF_SIGNED/u;
const MOST_CAUSES = 6;

/** A missing or partial answer. */
export type ConnectionFailure = {
  /** For logs. It names no address. */
  reason: string;
  /** The request never left, so it costs nothing. */
  isFree: boolean;
  cause: unknown;
};

export function connectionFailure(cause: unknown): ConnectionFailure {
  const codes = codesOf(cause);
  return {
    cause,
    reason: `no answer (${codes.join(', ') || 'unknown'})`,
    isFree: codes.some((code) => NEVER_SENT.test(code)),
  };
}

/** The codes of an error and of its causes. */
function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let current = error;
  for (let depth = 0; current instanceof Error && depth < MOST_CAUSES; depth += 1) {
    if ('code' in current && typeof current.code === 'string') codes.push(current.code);
    else if (current.name === 'TimeoutError') codes.push('TIMEOUT');
    current = current.cause;
  }
  return [...new Set(codes)];
}
