import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Podcast, PodcastStatus } from '@tarima/contract';
import { createAddressReader } from '@tarima/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

/**
 * The reader's own suite tries every spelling (`packages/documents/src/web/private-addresses.test.ts`). Here
 * they come by a call.
 */
const SPELLINGS = [
  'http://127.0.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://localhost:PORT/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/_x',
];

const studioOf = useTestStudio();
let hits = 0;
const secret = createServer((_request, response) => {
  hits += 1;
  response.end('<article><p>Secreto de la casa.</p></article>');
});
let ada: Person;
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => secret.listen(0, () => resolve()));
  // A server that listens on a port has an address of this shape.
  port = (secret.address() as AddressInfo).port;
  ada = await studioOf().signIn();
  studioOf().providers.documents.readAddress = createAddressReader().readAddress;
});
afterAll(() => {
  secret.close();
});

it.each(SPELLINGS)('a podcast never fetches %s', async (spelling) => {
  const url = spelling.replace('PORT', String(port));
  const { status, data } = await studioOf().call<PodcastStatus>(ada, {
    method: 'POST',
    url: '/api/v1/podcasts/generate',
    payload: { urlsInput: [url], companyId: ada.companyId },
  });
  if (status === 200) {
    await studioOf().finished(data.eventId);
    const { data: podcast } = await studioOf().call<Podcast>(ada, {
      url: `/api/v1/podcasts/${data.eventId}`,
    });
    expect(podcast.status).toBe('error');
    expect(JSON.stringify(podcast)).not.toContain('Secreto');
  } else {
    expect(status).toBeLessThan(500);
    expect(status).toBeGreaterThanOrEqual(400);
  }
  expect(hits).toBe(0);
});
