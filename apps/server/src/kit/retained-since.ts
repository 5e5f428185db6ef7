const DAY_MS = 24 * 3_600_000;

/** Data that nobody has touched since this moment is deleted. Null if it is kept for ever. */
export const retainedSince = (
  { retentionDays }: { retentionDays: number | null },
  now: Date,
): Date | null =>
  retentionDays === null ? null : new Date(now.getTime() - retentionDays * DAY_MS);
