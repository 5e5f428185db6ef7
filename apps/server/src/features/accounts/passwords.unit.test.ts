import { createHook } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { hashPassword, NOBODYS, verifyPassword } from './passwords.ts';

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

it('does the same work where nothing is stored', async () => {
  const stored = await hashPassword('contraseña larga');
  const known = await workOf(() => verifyPassword('otra', stored));
  expect(known).toEqual(['ARGON2REQUEST']);
  expect(await workOf(() => verifyPassword('otra', null))).toEqual(known);
  expect(await workOf(() => verifyPassword('otra', 'no hash at all'))).toEqual(known);
  const { memory, passes, parallelism } = NOBODYS.cost;
  expect(stored).toContain(`$m=${memory},t=${passes},p=${parallelism}$`);
});

/** What is handed to another thread meanwhile. */
async function workOf(work: () => Promise<unknown>): Promise<string[]> {
  const begun: string[] = [];
  const hook = createHook({ init: (_id, type) => void begun.push(type) }).enable();
  await work();
  hook.disable();
  return begun.filter((type) => type.endsWith('REQUEST'));
}
