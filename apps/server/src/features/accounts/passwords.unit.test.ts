import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('knows a password again, and no other', async () => {
  const stored = await hashPassword('contraseña larga');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
  expect(await verifyPassword('contraseña larga', stored)).toBe(true);
  // The same letters, the tilde typed as a character of its own.
  expect(await verifyPassword('contraseña larga'.normalize('NFD'), stored)).toBe(true);
  expect(await verifyPassword('contrasena larga', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
  expect(await hashPassword('contraseña larga')).not.toBe(stored);
});

it('still reads what was stored at another cost', async () => {
  // Of the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const stored =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', stored)).toBe(true);
  expect(await verifyPassword('Password', stored)).toBe(false);
});

it('takes as long where nothing is stored', async () => {
  const stored = await hashPassword('contraseña larga');
  const known: number[] = [];
  const unknown: number[] = [];
  // By turns: a machine that is busy for a while is so for both.
  for (const _time of [1, 2, 3, 4, 5, 6, 7]) {
    known.push(await timeOf(() => verifyPassword('otra', stored)));
    unknown.push(await timeOf(() => verifyPassword('otra', null)));
  }
  // A share, not a time: without the work it would be a thousandth.
  expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.3);
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
