import { networkInterfaces } from 'node:os';
import type { PodcastFeed } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const OWN = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ family }) => family === 'IPv4')
  .map(({ address }) => address);

/** Where a feed is said to be by a studio that was asked under a name. */
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
    'believes that it is %s',
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
  ])('does not believe that it is %s', async (host) => {
    expect(await originFor(studioOf(), ada, host)).toBe('http://127.0.0.1:4321');
  });
});

describe('a studio with an address of its own', () => {
  const studioOf = useTestStudio({ STUDIO_PUBLIC_URL: 'https://studio.example' });

  it.each(['evil.example', 'localhost:3000'])('is not told another by %s', async (host) => {
    const ada = await studioOf().signIn();
    expect(await originFor(studioOf(), ada, host)).toBe('https://studio.example');
  });
});
