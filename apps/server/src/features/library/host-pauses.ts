const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The pause before each retry. Two days in all, so that a host may be down over a weekend. */
export const HOST_PAUSES_MS = [
  SECOND_MS,
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  14 * HOUR_MS,
  24 * HOUR_MS,
];

/** The pause after so many retries. Undefined once all are used. */
export function pauseAfter(retries: number, askedForMs = 0): number | undefined {
  const pause = HOST_PAUSES_MS[retries];
  // A host that asks for a longer pause is still tried once a day.
  return pause && Math.min(Math.max(pause, askedForMs), 24 * HOUR_MS);
}
