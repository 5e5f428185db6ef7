import { networkInterfaces } from 'node:os';
import type { PodcastFeed } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const OWN = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family }) => family === 'IPv4')
  .map(({ address }) => address);

/** The feed's origin as a studio reports it to a request with this host. */
async function originFor(
  studio: ReturnType<ReturnType<typeof useTestStudio>>,
  person: Person,
  host: string,
) {
  const url = `/api/v1/companies/${person.companyId}/podcast-feed`;
  const { data } = await studio.call<PodcastFeed>(person, { url, headers: { host } });
  const inFeed = await studio.call(null, { url: new URL(data.url).pathname, headers: { host } });
  const { origin } = new URL(data.url);
  expect(inFeed.text).toContain(`<link>${origin}</link>`);
  return origin;
}

describe('a studio without an address of its own', () => {
  const studioOf = useTestStudio({ HOST: '127.0.0.1', PORT: '4321' });
  let ada: Person;
  beforeAll(async () => {
    ada = await studioOf().signIn();
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', ...OWN.map((own) => `${own}:8080`)])(
    'accepts the name %s',
    async (host) => {
      expect(await originFor(studioOf(), ada, host)).toBe(`http://${host}`);
    },
  );

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'evil.example#localhost',
    '203.0.113.9:3000',
    'not a host',
  ])('refuses the name %s', async (host) => {
    expect(await originFor(studioOf(), ada, host)).toBe('http://127.0.0.1:4321');
  });
});

describe('a studio with an address of its own', () => {
  const studioOf = useTestStudio({ STUDIO_PUBLIC_URL: 'https://studio.example' });

  it.each(['evil.example', 'localhost:3000'])('keeps its own name for %s', async (host) => {
    const ada = await studioOf().signIn();
    expect(await originFor(studioOf(), ada, host)).toBe('https://studio.example');
  });
});
