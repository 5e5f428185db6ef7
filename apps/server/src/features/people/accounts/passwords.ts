import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
/** The minimum that OWASP recommends: 19 MiB, two passes, one core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

type WithPassword = { passwordHash: string | null };

/**
 * Finds the account that a password opens, and hashes the password for a new one. The accounts of
 * an e-mail share cost and salt, so one hash serves all. Without accounts the work is the same, so
 * the time reveals nothing.
 */
export async function comparePassword<Account extends WithPassword>(
  password: string,
  accounts: readonly Account[],
  saltOfNew: Buffer,
): Promise<{ account: Account | null; hash: string }> {
  const [first = headOf(saltOfNew), ...others] = new Set(
    accounts.flatMap(({ passwordHash }) => HASH.exec(passwordHash ?? '')?.groups?.head ?? []),
  );
  const hash = await hashPassword(password, first);
  const hashes = [hash];
  for (const head of others) hashes.push(await hashPassword(password, head));
  const account = accounts.find(({ passwordHash }) =>
    hashes.some((wanted) => isSame(wanted, passwordHash ?? '')),
  );
  return { account: account ?? null, hash };
}

/** The usual form in one line: algorithm, cost, salt and hash. */
const HASH = /^(?<head>\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[^$]+)\$[^$]+$/u;

function headOf(salt: Buffer): string {
  const { memory, passes, parallelism } = COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${plain64(salt.subarray(0, SALT_BYTES))}`;
}

async function hashPassword(password: string, head: string): Promise<string> {
  const [memory = 0, passes = 0, parallelism = 0] = [...head.matchAll(/[mtp]=(\d+)/gu)].map(
    ([, count]) => Number(count),
  );
  const tag = await derive('argon2id', {
    // Unicode can write a character in several ways. They are one password.
    message: password.normalize('NFKC'),
    nonce: Buffer.from(head.slice(head.lastIndexOf('$') + 1), 'base64'),
    tagLength: TAG_BYTES,
    memory,
    passes,
    parallelism,
  });
  return `${head}$${plain64(tag)}`;
}

function isSame(hash: string, other: string): boolean {
  const [one, two] = [Buffer.from(hash), Buffer.from(other)];
  return one.length === two.length && timingSafeEqual(one, two);
}

const plain64 = (bytes: Buffer) => bytes.toString('base64').replace(/(?<!=)=+$/u, '');
