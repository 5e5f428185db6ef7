import { describe, expect, it } from 'vitest';
import { ownPlace } from './own-place.ts';

const ORIGIN = 'https://studio.example';

describe('the place to come back to', () => {
  it.each([
    ['/videos?video=5', '/videos?video=5'],
    ['/projects?search=a%20%26%20b#x', '/projects?search=a%20%26%20b'],
    [`${ORIGIN}/videos`, '/videos'],
    ['videos', '/videos'],
    ['/.//evil.example/x', '/evil.example/x'],
  ])('is one of ours: %s', (wanted, place) => {
    expect(ownPlace(wanted, ORIGIN)).toBe(place);
  });

  it.each([
    null,
    undefined,
    '',
    'https://evil.example/',
    'https://studio.example.evil.example/',
    'http://studio.example/',
    '//evil.example/',
    '/\\evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    `/${'x'.repeat(2_000)}`,
  ])('is the first page for other addresses: %s', (wanted) => {
    expect(ownPlace(wanted, ORIGIN)).toBe('/');
  });
});
