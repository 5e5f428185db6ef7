/** The name as people say it. Platforms often write "Last, First". Null for none. */
export function nameOf(name: string): string | null {
  const [last = '', first = ''] = name.split(',', 2).map((part) => part.trim());
  return [first, last].filter(Boolean).join(' ') || null;
}
