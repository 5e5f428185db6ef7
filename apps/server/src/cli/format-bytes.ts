/** A size as the web shows it in English: `12 kB`, `120 MB`. */
export function formatBytes(bytes: number): string {
  const [unit, size] =
    bytes < 1024 ** 2 ? (['kilobyte', 1024] as const) : (['megabyte', 1024 ** 2] as const);
  const value = bytes / size;
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits }).format(value);
}
