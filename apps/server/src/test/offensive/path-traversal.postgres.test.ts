import { readdir } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, pdf, useTestStudio, videoProject } from '#server/test/test-studio.ts';

const studioOf = useTestStudio();
let port: string;
let ada: Person;
beforeAll(async () => {
  port = new URL(await studioOf().listen()).port;
  ada = await studioOf().signIn();
});

/** Sent as it is, because a client would clean the path first. */
const get = (path: string) =>
  new Promise<{ status: number; body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { authorization: `Bearer ${ada.token}` } })
      .on('response', (response) => {
        let body = '';
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
        );
      })
      .on('error', reject)
      .end();
  });

const UPWARDS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%c0%af',
  '....//',
];
const PLACES = [
  '/',
  '/assets/',
  '/api/docs/static/',
  '/feeds/',
  '/feeds/x/y/',
  '/api/v1/voices/',
  '/api/v1/providers/local/avatars/',
];

it.each(['/%c0%af', '/api/v1/projects/%ff', '/api/v1/videos/%'])(
  'an unreadable path is refused like any call: %s',
  async (path) => {
    const { status, body, headers } = await get(path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      code: 'VALIDATION_FAILED',
      requestId: headers['x-request-id'],
    });
  },
);

describe('a path that leads upwards', () => {
  it.each(PLACES.flatMap((place) => UPWARDS.map((up) => `${place}${up}`)))(
    '%s never reaches a file',
    async (path) => {
      for (const target of ['package.json', 'etc/passwd', 'jwt-secret']) {
        const { status, body } = await get(`${path}${path.slice(-3).repeat(6)}${target}`);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(body).not.toMatch(/"workspaces"|"dependencies"|root:x:0/u);
      }
    },
  );

  it('is refused with a null byte', async () => {
    expect((await get('/assets/x%00.js')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the name of an upload', () => {
  it.each([
    '../../../../tmp/owned.pdf',
    '..\\..\\owned.pdf',
    '/etc/cron.d/owned.pdf',
    'C:\\owned.pdf',
    '%2e%2e%2fowned.pdf',
  ])('%s stays a name', async (name) => {
    const { data } = await studioOf().upload(ada, videoProject(ada, [pdf(name, 'Uno.')]));
    expect(data.files[0]?.name).not.toMatch(/[\\/]/u);
    const stored = await readdir(join(studioOf().dataFolder, 'blobs'), { recursive: true });
    expect(stored.filter((path) => path.includes('owned'))).toEqual([]);
    await studioOf().finished(data.id);
  });
});
