import { expect, it } from 'vitest';
import { retryAfterOf } from './retry-after.ts';

const NOW = Date.parse('2026-03-04T10:00:00Z');

it.each([
  ['17', 17_000],
  [' 0.5 ', 500],
  ['Wed, 04 Mar 2026 10:00:30 GMT', 30_000],
  ['Wed, 04 Mar 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s asks for %s ms', (header, ms) => {
  expect(retryAfterOf(header, NOW)).toBe(ms);
});
