/** Whether a query failed because a row with the same key is already there. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') return true;
  return isUniqueViolation(error.cause);
}
