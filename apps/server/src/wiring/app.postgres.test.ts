import {
  ALL_SCREENS,
  avatarSchema,
  configEndpoints,
  type Endpoint,
  learnEndpoints,
  reviewerEndpoints,
  type StudioConfig,
  sessionEndpoints,
  signInEndpoints,
  voiceSchema,
} from '@tarima/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { enabledScreens } from '#server/settings/enabled-screens.ts';
import { CONTRACT_CALLS } from '#server/test/offensive/contract-calls.ts';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio({ STUDIO_ADMIN_URL: 'https://admin.example/' });
let ada: Person;
beforeAll(async () => {
  ada = await studioOf().signIn();
});
const get = (url: string, person: Person | null = null) =>
  studioOf().call<StudioConfig>(person, { url });

describe('the API', () => {
  it('describes every call of the contract, and has a page to read it', async () => {
    const { paths } = JSON.parse((await get('/api/openapi.json')).text);
    const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = CONTRACT_CALLS.map(({ definition: { method, path } }) => `${method} ${path}`);
    expect(described.sort()).toEqual(known.sort());
    const upload = paths['/api/v1/projects'].post.requestBody.content['multipart/form-data'];
    expect(JSON.stringify(upload)).toContain('companyId');
    const file = paths['/api/v1/podcasts/upload'].post.requestBody.content['multipart/form-data'];
    expect(JSON.stringify(file)).toContain('"format":"binary"');
    expect((await get('/api/docs')).status).toBe(200);
  });

  it('asks for a session before anything else, in every call', async () => {
    const open: Endpoint[] = [
      sessionEndpoints.login,
      configEndpoints.get,
      ...Object.values(signInEndpoints),
      ...Object.values(learnEndpoints),
      ...Object.values(reviewerEndpoints),
    ];
    for (const { definition: endpoint } of CONTRACT_CALLS.filter(
      ({ definition }) => !open.includes(definition),
    )) {
      const { method, path } = endpoint;
      const answer = await studioOf().call(null, { method, url: path.replace(/\{\w+\}/gu, 'x') });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  it('answers unknown and unreadable calls in its envelope', async () => {
    const missing = await get('/api/v1/nothing');
    expect([missing.status, missing.failure.code]).toEqual([404, 'NOT_FOUND']);
    const unreadable = await studioOf().call(ada, {
      method: 'PUT',
      url: '/api/v1/scripts',
      payload: '{"content":',
      headers: { 'content-type': 'application/json' },
    });
    expect([unreadable.status, unreadable.failure.code]).toEqual([400, 'VALIDATION_FAILED']);
    const endless = await studioOf().call(ada, {
      method: 'PUT',
      url: '/api/v1/scripts',
      payload: { content: 'x'.repeat(3_000_000) },
    });
    expect([endless.status, endless.failure.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('tells the web its first settings', async () => {
    const { data } = await get('/api/v1/config');
    expect(data).toEqual({
      screens: ALL_SCREENS,
      adminUrl: 'https://admin.example/',
      hasLanguageModel: false,
      oidcName: null,
      naturalVoices: 'none',
      // The set-up makes them, and a test of the server may run without it.
      samples: expect.toBeOneOf([null, expect.stringMatching(/^\/samples\/\w+$/u)]),
    });
    expect((await get('/healthz')).status).toBe(200);
  });

  it('protects its pages', async () => {
    const { headers } = await get('/upload');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/img-src 'self' blob: data:/);
    expect(policy).toMatch(/media-src 'self' blob:/);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('serves screens or explains how to build them, and finds nothing else', async () => {
    const warnings: Error[] = [];
    const keep = (warning: Error) => void warnings.push(warning);
    process.on('warning', keep);
    const screen = await get('/generate-video/5');
    process.off('warning', keep);
    expect(warnings).toEqual([]);
    expect([200, 503]).toContain(screen.status);
    expect(screen.text).toMatch(/<html|npm start/u);
    expect((await studioOf().call(null, { method: 'POST', url: '/upload' })).status).toBe(404);
  });

  it('limits attempts to sign in', async ({ onTestFinished }) => {
    // All attempts are of one minute, however long they take.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const attempt = () =>
      studioOf().call(null, {
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { token: 'x' },
        remoteAddress: '203.0.113.9',
      });
    const codes = new Set<string>();
    for (let count = 0; count < 310; count++) codes.add((await attempt()).failure.code);
    expect(codes).toEqual(new Set(['UNAUTHENTICATED', 'RATE_LIMITED']));
  });
});

describe('presenters and voices', () => {
  it('are listed with working addresses, drawn and spoken once', async () => {
    const call = <Data>(url: string) => studioOf().call<Data>(ada, { url });
    type Named = { preview_image_url: string; preview_audio: string };
    const avatars = await call<Named[]>('/api/v1/providers/local/avatars');
    const voices = await call<Named[]>('/api/v1/voices');
    expect(avatars.data).toEqual(z.array(avatarSchema).parse(avatars.data));
    expect(voices.data).toEqual(z.array(voiceSchema).parse(voices.data));
    studioOf().providers.calls.length = 0;
    for (const _time of [1, 2]) {
      const image = await call(avatars.data[0]?.preview_image_url ?? '');
      expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
      const sample = await call(`${voices.data[0]?.preview_audio}?locale=es_AR`);
      expect([sample.status, sample.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    }
    expect(studioOf().providers.calls).toHaveLength(2);
  });

  it.each([
    '/api/v1/providers/nobody/avatars',
    '/api/v1/providers/local/avatars/nobody/image',
    '/api/v1/providers/nobody/avatars/ana/image',
    '/api/v1/voices/nobody/preview',
    '/api/v1/providers/local/avatars/..%2F..%2Fjwt-secret/image',
  ])('%s is not found', async (url) => {
    expect((await get(url, ada)).failure.code).toBe('NOT_FOUND');
  });
});

describe('STUDIO_ROUTES', () => {
  it('enables all, the specification’s table, or a list', () => {
    expect(enabledScreens(undefined)).toEqual(ALL_SCREENS);
    expect(enabledScreens('spec')).toEqual([
      'landing',
      'upload',
      'generate-video',
      'create-course',
      'course-scripts',
    ]);
    expect(enabledScreens('/videos, upload')).toEqual(['upload', 'videos']);
    expect(() => enabledScreens('upload,nothing')).toThrow('nothing');
  });
});
