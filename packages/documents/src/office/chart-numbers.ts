/** Days from the first day of Excel's calendars to 1970. */
const DAYS_BEFORE_1970 = { usual: 25_569, since1904: 24_107 };
const DAY_MS = 86_400_000;
/** Hides errors of floating-point sums: 0.07 × 100 is 7.000000000000001. */
const DIGITS = 12;

/** `factor` turns stored values into the shown ones. */
export type ShownUnit = { unit: string; factor: number };

/** The unit that a format such as `0.0%` or `#,##0 [$€-40A]` shows. Empty if it shows none. */
export function unitOfFormat(code: string): ShownUnit {
  const [shown = ''] = code.split(';', 1);
  const literals = /"[^"]*"|\\./g;
  if (shown.replace(literals, '').includes('%')) return { unit: '%', factor: 100 };
  if (/"\s*%\s*"|\\%/.test(shown)) return { unit: '%', factor: 1 };
  // A tag names the currency, or a language only.
  const tag = /\[\$([^\]-]*)/.exec(shown);
  const currency = tag ? tag[1] : shown;
  return { unit: /(R\$|\p{Sc})/u.exec(currency ?? '')?.[0] ?? '', factor: 1 };
}

/** A stored value as it is shown; null if it is no number. */
export function shownValue(stored: string | undefined, factor: number): number | null {
  const value = stored?.trim() ? Number(stored) * factor : Number.NaN;
  return Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : null;
}

/** A category as text. Excel stores dates as numbers of days. */
export function shownCategory(stored: string, code: string, isSince1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  const parts = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase();
  if (!/[ymd]/.test(parts) || /[0#]/.test(parts)) return String(value);
  const before = isSince1904 ? DAYS_BEFORE_1970.since1904 : DAYS_BEFORE_1970.usual;
  const date = new Date((value - before) * DAY_MS);
  if (Number.isNaN(date.getTime())) return stored;
  const length = parts.includes('d') ? 10 : parts.includes('m') ? 7 : 4;
  return date.toISOString().slice(0, length);
}
