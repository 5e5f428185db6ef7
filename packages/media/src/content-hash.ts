import { createHash } from 'node:crypto';

/** SHA-256 of plain data, in hexadecimal. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
