import { createHook } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { comparePassword } from './passwords.ts';

const SALT = Buffer.from('salt of an e-mail');
const stored = async (password: string, salt = SALT) => {
  const { hash } = await comparePassword(password, [], salt);
  return { passwordHash: hash };
};

it('recognizes a password, and no other', async () => {
  const ada = await stored('contraseña larga');
  expect(ada.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/u);
  const opened = async (password: string) => (await comparePassword(password, [ada], SALT)).account;
  expect(await opened('contraseña larga')).toBe(ada);
  // The same letters, with the tilde as a separate character.
  expect(await opened('contraseña larga'.normalize('NFD'))).toBe(ada);
  expect(await opened('contrasena larga')).toBeNull();
  expect(await opened('')).toBeNull();
  const elsewhere = await stored('contraseña larga', Buffer.from('salt of another'));
  expect(elsewhere).not.toEqual(ada);
});

it('finds the account among several by one hash, and stores a new one alike', async () => {
  const accounts = [await stored('la de Ada'), await stored('la de Grace'), { passwordHash: null }];
  const salt = Buffer.from('salt of later');
  const known = await workOf(async () => {
    const { account } = await comparePassword('la de Grace', accounts, salt);
    expect(account).toBe(accounts[1]);
  });
  expect(known).toEqual(['ARGON2REQUEST']);
  const { account, hash } = await comparePassword('otra', accounts, salt);
  expect(account).toBeNull();
  expect(hash.split('$')[4]).toBe(accounts[0]?.passwordHash?.split('$')[4]);
});

it('still reads passwords stored at another cost', async () => {
  // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const old = {
    passwordHash:
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  };
  const accounts = [await stored('contraseña larga'), old];
  expect((await comparePassword('password', accounts, SALT)).account).toBe(old);
  expect((await comparePassword('Password', accounts, SALT)).account).toBeNull();
});

it('does the same work when nothing is stored', async () => {
  const ada = await stored('contraseña larga');
  const known = await workOf(() => comparePassword('otra', [ada], SALT));
  expect(known).toEqual(['ARGON2REQUEST']);
  for (const passwordHash of [null, 'no hash at all']) {
    const work = () => comparePassword('otra', [{ passwordHash }], SALT);
    expect(await workOf(work)).toEqual(known);
  }
  expect((await stored('otra')).passwordHash.split('$')[3]).toBe('m=19456,t=2,p=1');
});

/** The tasks handed to another thread during the work. */
async function workOf(work: () => Promise<unknown>): Promise<string[]> {
  const begun: string[] = [];
  const hook = createHook({ init: (_id, type) => void begun.push(type) }).enable();
  await work();
  hook.disable();
  return begun.filter((type) => type.endsWith('REQUEST'));
}
