/** A size for people, in steps of 1,024: `820 kB` or `98 MB`, with a space that never breaks. */
export function formatBytes(bytes: number, language: string): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes < 1024 ** 2 ? 0 : bytes < 1024 ** 3 ? 1 : 2;
  const value = bytes / 1024 ** (step + 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: value < 10 ? 1 : 0,
  })
    .format(value)
    .replace(' ', '\u00a0');
}
