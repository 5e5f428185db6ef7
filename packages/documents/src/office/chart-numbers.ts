/** Days from the first day of Excel's calendars to 1970. */
const DAYS_BEFORE_1970 = { usual: 25_569, since1904: 24_107 };
const DAY_MS = 86_400_000;
/** Stored values have up to 17 digits. These are kept where a format says nothing. */
const USUAL_DECIMALS = 2;
const DIGITS_BELOW_ONE = 3;

/** `factor` turns stored values into the shown ones. Without `decimals` programs choose them. */
export type ShownNumbers = { unit: string; factor: number; decimals: number | undefined };

/** The numbers that a format such as `0.0%` or `#,##0 [$€-40A]` shows. */
export function numbersOfFormat(code: string): ShownNumbers {
  const [shown = ''] = code.split(';', 1);
  const plain = shown.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '');
  const decimals = /[0#]/.test(plain) ? (/\.([0#]+)/.exec(plain)?.[1]?.length ?? 0) : undefined;
  if (plain.includes('%')) return { unit: '%', factor: 100, decimals };
  if (/"\s*%\s*"|\\%/.test(shown)) return { unit: '%', factor: 1, decimals };
  // A tag names the currency, or a language only.
  const tag = /\[\$([^\]-]*)/.exec(shown);
  const currency = tag ? tag[1] : shown;
  return { unit: /(R\$|\p{Sc})/u.exec(currency ?? '')?.[0] ?? '', factor: 1, decimals };
}

/** A stored value as it is shown; null if it is no number. */
export function shownValue(
  stored: string | undefined,
  { factor, decimals }: ShownNumbers,
): number | null {
  const value = (storedNumber(stored) ?? Number.NaN) * factor;
  if (!Number.isFinite(value)) return null;
  if (decimals === undefined && Math.abs(value) < 1) {
    return Number(value.toPrecision(DIGITS_BELOW_ONE));
  }
  return Number(value.toFixed(Math.min(decimals ?? USUAL_DECIMALS, 100)));
}

/** Of a share in per cent. More digits say nothing on a screen. */
const SHARE_DECIMALS = 1;

/** A stored value as its share of all values of its category, in per cent; null if it has none. */
export function shownShare(
  stored: string | undefined,
  ofCategory: readonly (string | undefined)[],
): number | null {
  const total = ofCategory.reduce((sum, value) => sum + Math.abs(storedNumber(value) ?? 0), 0);
  const value = storedNumber(stored);
  if (value === null || !Number.isFinite(total) || total === 0) return null;
  return Number(((value / total) * 100).toFixed(SHARE_DECIMALS));
}

function storedNumber(stored: string | undefined): number | null {
  const value = stored?.trim() ? Number(stored) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** A category as text. Excel stores dates as numbers of days. */
export function shownCategory(stored: string, code: string, isSince1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  const parts = code.replace(/"[^"]*"|\\.|\[[^[\]]*\]/g, '').toLowerCase();
  if (!/[ymd]/.test(parts) || /[0#]/.test(parts)) return String(value);
  const before = isSince1904 ? DAYS_BEFORE_1970.since1904 : DAYS_BEFORE_1970.usual;
  const date = new Date((value - before) * DAY_MS);
  if (Number.isNaN(date.getTime())) return stored;
  const length = parts.includes('d') ? 10 : parts.includes('m') ? 7 : 4;
  return date.toISOString().slice(0, length);
}
