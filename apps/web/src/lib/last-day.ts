/** A day such as `2026-12-31`, at the person's own place. */
export function dayOf(time: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

export const today = (): string => dayOf(new Date());

/** The last second of a day, as an ISO time; null for no day. */
export const endOfDay = (day: string): string | null =>
  day ? new Date(`${day}T23:59:59`).toISOString() : null;
