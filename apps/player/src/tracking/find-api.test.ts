import { expect, it } from 'vitest';
import { findApi, type SearchedWindow } from './find-api.ts';

const api = { LMSInitialize: () => 'true' };
const inside = (parent: SearchedWindow, more: object = {}): SearchedWindow => ({ parent, ...more });
/** A window of another site. */
const foreign = (): SearchedWindow =>
  new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  );

it('finds the platform in the windows around', () => {
  expect(findApi(inside(inside({ API: api })), 'API')).toBe(api);
});

it('finds the platform in the window that opened this one, or around that', () => {
  expect(findApi({ opener: inside({ API: api }) }, 'API')).toBe(api);
  expect(findApi(inside({ opener: { API: api } }), 'API')).toBe(api);
});

it('looks past windows of other sites', () => {
  expect(findApi(inside(foreign(), { opener: { API: api } }), 'API')).toBe(api);
  expect(findApi(inside(foreign()), 'API')).toBeNull();
});

it('ends at a window that is its own parent, and in a very long chain', () => {
  const top: { parent?: SearchedWindow } = {};
  top.parent = top;
  expect(findApi(top, 'API')).toBeNull();
  let chain: SearchedWindow = { API: api };
  for (let depth = 0; depth < 20; depth += 1) chain = inside(chain);
  expect(findApi(chain, 'API')).toBeNull();
});

it('tells the two versions apart', () => {
  expect(findApi({ API: api }, 'API_1484_11')).toBeNull();
});
