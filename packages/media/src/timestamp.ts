/** Seconds in the form of captions, `01:02:03.456`. */
export function timestamp(seconds: number, decimalSign: '.' | ',' = '.'): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (unit: number, size: number) =>
    String(Math.floor(milliseconds / unit) % size).padStart(2, '0');
  const hours = String(Math.floor(milliseconds / 3_600_000)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${hours}:${part(60_000, 60)}:${part(1000, 60)}${decimalSign}${rest}`;
}
