import { createHash } from 'node:crypto';

/** An id in the form of a UUID, from a hash: the same texts always give the same id. */
export function questionId(...texts: string[]): string {
  const hex = createHash('sha256').update(texts.join('\n')).digest('hex');
  // Version 8 is for ids of one's own making.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
