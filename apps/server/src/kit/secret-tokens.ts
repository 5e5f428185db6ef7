import { createHash, randomBytes } from 'node:crypto';

/** A secret that a person is given once; only its hash is kept. */
export function makeSecret(): { secret: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
}

/** One round of SHA-256 is enough: nobody can guess 256 random bits. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
