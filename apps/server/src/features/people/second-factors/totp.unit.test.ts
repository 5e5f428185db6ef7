import { expect, it } from 'vitest';
import { makeRecoveryCodes, makeSecretKey, plainCode, stepOf, uriOf } from './totp.ts';

/** `12345678901234567890`, the key of RFC 6238, appendix B. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The last six of the eight digits there.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('knows the code of the standard at %d seconds', (second, code) => {
  const step = Math.floor(second / 30);
  const at = (seconds: number) => stepOf(KEY, code, new Date(seconds * 1_000));
  expect(at(second)).toBe(step);
  expect([at(second - 30), at(second + 30)]).toEqual([step, step]);
  expect([at(second + 60), at(second + 90)]).toEqual([null, null]);
});

it.each(['', '1', '28708', '2870822', 'abcdef', '２８７０８２', ' 287082', '-28708'])(
  'does not accept %j as a code',
  (code) => {
    expect(stepOf(KEY, code, new Date(59_000))).toBeNull();
  },
);

it('makes keys of 160 bits and ten recovery codes of 80, all different', () => {
  expect(makeSecretKey()).toMatch(/^[A-Z2-7]{32}$/u);
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/u);
  expect(plainCode(' abcd-efgh ijkl ')).toBe('ABCDEFGHIJKL');
});

it('tells the app the studio’s and the person’s name', () => {
  const uri = new URL(uriOf(KEY, 'ada+a&b@example.com'));
  expect(decodeURIComponent(uri.pathname)).toBe('/Tarima:ada+a&b@example.com');
  expect(uri.searchParams.get('secret')).toBe(KEY);
  expect(uri.searchParams.get('issuer')).toBe('Tarima');
});
