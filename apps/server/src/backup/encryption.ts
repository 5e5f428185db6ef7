import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/** The first bytes of every file of age. */
const MARK = 'age-encryption.org/v1';

export const isEncrypted = (start: Uint8Array): boolean =>
  Buffer.from(start).subarray(0, MARK.length).toString('latin1') === MARK;

/** Encrypts as `age --passphrase` does, so that age alone can decrypt it. */
export async function encrypted(plain: Readable, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** Throws for a wrong passphrase. The stream itself fails where a byte was changed. */
export async function decrypted(hidden: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(hidden)));
  } catch (cause) {
    hidden.destroy();
    throw new Error('The passphrase does not open this backup.', { cause });
  }
}

type WebStream = Parameters<Encrypter['encrypt']>[0] & object;

// Node and the browser name the same stream by two types.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as WebStream;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream);
