const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Before each further try: two days in all, so that a host may be away over a weekend's day. */
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

/** How long to wait after so many tries; undefined where it has had them all. */
export function pauseAfter(retries: number, askedForMs = 0): number | undefined {
  const pause = HOST_PAUSES_MS[retries];
  // However long the host asks for, it is tried once a day.
  return pause && Math.min(Math.max(pause, askedForMs), 24 * HOUR_MS);
}
