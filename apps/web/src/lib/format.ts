export const formatDate = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );

export const formatTime = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(iso));

const AGES = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** The age of a time, such as “2 hours ago”. */
export function formatAge(iso: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1_000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const age = AGES.find(([, length]) => seconds >= length);
  return age ? words.format(-Math.floor(seconds / age[1]), age[0]) : words.format(0, 'second');
}

/** From 0 to 100, rounded: `42` → `42 %` or `42%`. */
export const formatPercent = (percentage: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(Math.round(percentage) / 100);

/** `75` → `1:15` */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Two decimals. Amounts under a dollar get up to four. */
export const formatDollars = (dollars: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
    minimumFractionDigits: 2,
    maximumFractionDigits: dollars > 0 && dollars < 1 ? 4 : 2,
  }).format(dollars);
