import { expect, it } from 'vitest';
import { readSettings } from './env.ts';

it('needs nothing, and takes an empty value for none', () => {
  const settings = readSettings({ PORT: '', DATABASE_URL: '', STUDIO_ROLES: '' });
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    roles: ['web', 'worker'],
    databaseUrl: undefined,
  });
  expect(settings.dataFolder).toMatch(/\/data$/u);
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['STUDIO_ROLES', 'web,baker'],
  ['DATABASE_URL', 'mysql://x'],
  ['AUTH_JWT_SECRET', 'short'],
  ['AUTH_JWKS_URL', 'keys'],
  ['STUDIO_PUBLIC_URL', 'here'],
  ['LOG_LEVEL', 'loud'],
])('%s = %s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it.each(['eighty', '70000', '-1', '80.5', '1e3'])('says in words what PORT may be: %s', (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(/PORT: a number from 0 to 65535$/u);
});
