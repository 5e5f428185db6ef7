import { describe, expect, it } from 'vitest';
import { chooseHost, hostAddress } from './host-choice.ts';

const SECRET = `whsec_${Buffer.alloc(24).toString('base64')}`;
const HOOK = 'https://portal.example.org/hooks';

describe('the host platform of the settings', () => {
  it('is none, receives messages, shows assets, or both', () => {
    expect(chooseHost({})).toEqual({ webhook: null, redirect: null });
    expect(chooseHost({ STUDIO_HOST_WEBHOOK: HOOK, STUDIO_HOST_SECRET: SECRET }).webhook).toEqual({
      address: HOOK,
      secret: SECRET,
    });
  });

  it.each(['https://portal.example.org/{type}/{id}', 'http://localhost:8080/?asset={id}'])(
    'shows an asset at %s',
    (template) => {
      const { redirect } = chooseHost({ STUDIO_HOST_REDIRECT: template });
      expect(hostAddress(redirect ?? '', { id: '7', type: 'video' })).not.toMatch(/[{}]/u);
    },
  );

  it.each([
    [{ STUDIO_HOST_WEBHOOK: HOOK }, 'STUDIO_HOST_SECRET'],
    [{ STUDIO_HOST_WEBHOOK: HOOK, STUDIO_HOST_SECRET: 'short' }, 'STUDIO_HOST_SECRET'],
    [{ STUDIO_HOST_REDIRECT: 'https://portal.example.org/{type}' }, 'STUDIO_HOST_REDIRECT'],
    [{ STUDIO_HOST_REDIRECT: 'https://portal.example.org/{id}/{name}' }, 'STUDIO_HOST_REDIRECT'],
    [{ STUDIO_HOST_REDIRECT: 'https://{id}.example.org/' }, 'STUDIO_HOST_REDIRECT'],
    [{ STUDIO_HOST_REDIRECT: '/media/{id}' }, 'STUDIO_HOST_REDIRECT'],
    [{ STUDIO_HOST_REDIRECT: `javascript:alert('{id}')` }, 'STUDIO_HOST_REDIRECT'],
  ])('is refused with unclear values: %j', (values, name) => {
    expect(() => chooseHost(values)).toThrow(name);
  });
});
