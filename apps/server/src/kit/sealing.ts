import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** AES with 256 bits in Galois/Counter Mode: what was changed or moved does not open. */
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Raise it with every change of the form. */
const FORM = 'v1.';

export type Sealing = {
  /** Encrypts a text that only opens under the same name. Never answers the same twice. */
  seal: (name: string, text: string) => string;
  /** Null for what was sealed by another key or under another name, or was changed. */
  open: (name: string, sealed: string) => string | null;
};

/** @param secret at least 32 characters of any form, best random ones */
export function createSealing(secret: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tarima settings', KEY_BYTES));
  return {
    seal(name, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return FORM + Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(name, sealed) {
      if (!sealed.startsWith(FORM)) return null;
      const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      if (tag.length !== TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
        const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
