import { createHash, randomBytes } from 'node:crypto';

/** Enough against guessing, and short enough for an address that people pass on. */
const ADDRESS_BYTES = 16;

/** A secret that a person is given once; only its hash is kept. */
export const makeSecret = () => secretOf(32);

/** A secret that is part of an address. */
export const makeAddressSecret = () => secretOf(ADDRESS_BYTES);

function secretOf(bytes: number): { secret: string; hash: string } {
  const secret = randomBytes(bytes).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
}

/** One round of SHA-256 is enough: nobody can guess 128 random bits. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');
