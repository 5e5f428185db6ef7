import { PRODUCT_NAME } from '@tarima/contract';
import { Secret, TOTP } from 'otpauth';

/** Half minutes that a phone's clock may be off. */
const DRIFT_STEPS = 1;
/** Enough bytes that a hash of one round cannot be guessed. */
const RECOVERY_BYTES = 10;
const RECOVERY_CODES = 10;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret) });

/** A new key as apps take it: 160 bits in Base32. */
export const makeSecretKey = (): string => new Secret({ size: 20 }).base32;

/** The key and its owner as an address, for a QR code. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The half minute of a code, if it is about now. Null for any other. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // The library throws at codes of other lengths.
  if (!/^\d{6}$/u.test(code)) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, timestamp, window: DRIFT_STEPS });
  return drift === null ? null : totp.counter({ timestamp }) + drift;
}

/** Codes in four groups of four, which people copy easily. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ size: RECOVERY_BYTES }).base32.match(/.{4}/gu) ?? []).join('-'),
  );

/** A code without spaces and dashes in capitals, for comparison. */
export const plainCode = (given: string): string => given.replace(/[\s-]/gu, '').toUpperCase();
