import { PRODUCT_NAME } from '@tarima/contract';
import { Secret, TOTP } from 'otpauth';

/** How far the clock of a phone may be off, in steps of half a minute. */
const DRIFT_STEPS = 1;
/** Enough that one round of hashing cannot be guessed back. */
const RECOVERY_BYTES = 10;
const RECOVERY_CODES = 10;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: PRODUCT_NAME, label, secret: Secret.fromBase32(secret) });

/** A key as apps take it: 160 bits in Base32. */
export const makeSecretKey = (): string => new Secret({ size: 20 }).base32;

/** The key with whose it is, as QR codes tell it to apps. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Which half minute a code belongs to, where it is one of about now; null for any other. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // Of anything else the library compares bytes of other lengths, which throws.
  if (!/^\d{6}$/u.test(code)) return null;
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, timestamp, window: DRIFT_STEPS });
  return drift === null ? null : totp.counter({ timestamp }) + drift;
}

/** As people read and copy them: four groups of four. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ size: RECOVERY_BYTES }).base32.match(/.{4}/gu) ?? []).join('-'),
  );

/** A code in the one form in which it is compared. */
export const plainCode = (given: string): string => given.replace(/[\s-]/gu, '').toUpperCase();
