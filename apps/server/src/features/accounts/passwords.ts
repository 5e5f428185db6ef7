import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** The least that OWASP recommends: 19 MiB, twice over, on one core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** What is stored of a password: algorithm, cost, salt and hash in the usual one-line form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { memory, passes, parallelism } = COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  const tag = await tagOf(password, salt, COST);
  return `$argon2id$v=19$${cost}$${plain64(salt)}$${plain64(tag)}`;
}

/** Whether a password is the stored one. Where none is stored, the same work is done to say no. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, tag } = readHash(stored ?? '') ?? NOBODYS;
  return timingSafeEqual(await tagOf(password, salt, cost), tag);
}

/** Derived where nothing is stored; no password has this tag. */
export const NOBODYS = { cost: COST, salt: Buffer.alloc(SALT_BYTES), tag: randomBytes(TAG_BYTES) };

function readHash(stored: string): typeof NOBODYS | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u.exec(stored);
  if (!parts) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** The same characters can be typed in more than one way; they are one password. */
const tagOf = (password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> =>
  derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: TAG_BYTES,
    ...cost,
  });

const plain64 = (bytes: Buffer) => bytes.toString('base64').replace(/(?<!=)=+$/u, '');
