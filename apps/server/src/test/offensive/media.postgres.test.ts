import type { PodcastStatus, Video } from '@tarima/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, useTestStudio } from '#server/test/test-studio.ts';

const studioOf = useTestStudio({ STUDIO_PUBLIC_URL: 'https://studio.example' });
let ada: Person;
let files: Record<string, { url: string; type: string }>;
beforeAll(async () => {
  ada = await studioOf().signIn();
  const project = await studioOf().draftedProject(ada);
  const post = async <Data>(url: string, payload: object) =>
    (await studioOf().call<Data>(ada, { method: 'POST', url, payload })).data;
  const video = await post<Video>('/api/v1/videos/generate', {
    projectId: project.id,
    videoMode: 'avatar',
    avatarId: 'ana',
    voiceId: 'es-lucia',
  });
  await studioOf().finished(video.id);
  const talk = 'El viento mueve las palas de la turbina que está en la colina de enfrente. ';
  const podcast = await post<PodcastStatus>('/api/v1/podcasts/generate', {
    textInput: talk.repeat(5),
    companyId: ada.companyId,
  });
  await studioOf().finished(podcast.eventId);
  const of = (noun: string, id: string, name: string) => `/api/v1/${noun}/${id}/${name}`;
  files = {
    video: { url: of('videos', video.id, 'file'), type: 'video/mp4' },
    captions: { url: of('videos', video.id, 'captions'), type: 'text/vtt; charset=utf-8' },
    poster: { url: of('videos', video.id, 'poster'), type: 'image/png' },
    download: { url: of('videos', video.id, 'download'), type: 'video/mp4' },
    audio: { url: of('podcasts', podcast.eventId, 'audio.mp3'), type: 'audio/mpeg' },
    cover: { url: of('podcasts', podcast.eventId, 'cover.jpg'), type: 'image/jpeg' },
  };
});

const get = (name: string, headers: Record<string, string>) =>
  studioOf().call(null, { url: files[name]?.url ?? '', headers });
const cookieOf = (person: Person) => ({ cookie: `tarima_media=${person.token}` });

describe.each(['video', 'captions', 'poster', 'download', 'audio', 'cover'])('the %s', (name) => {
  it('comes by the cookie of its company, with its type, whole or in parts', async () => {
    const whole = await get(name, cookieOf(ada));
    expect([whole.status, whole.headers['content-type']]).toEqual([200, files[name]?.type]);
    expect(whole.headers['x-content-type-options']).toBe('nosniff');
    expect(whole.headers['cache-control']).toMatch(/^private/u);
    expect(whole.headers['cross-origin-resource-policy']).toBe('same-origin');
    const part = await get(name, { ...cookieOf(ada), range: 'bytes=1-3' });
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      `bytes 1-3/${Buffer.byteLength(whole.text)}`,
    ]);
    expect(part.text).toBe(whole.text.slice(1, 4));
    const beyond = await get(name, { ...cookieOf(ada), range: 'bytes=999999-' });
    expect(beyond.status).toBe(416);
    // Unlimited parts would send unlimited copies of the file.
    const many = Array.from({ length: 500 }, () => '0-1').join(',');
    const parts = await get(name, { ...cookieOf(ada), range: `bytes=${many}` });
    expect(parts.text.length).toBeLessThanOrEqual(whole.text.length);
  });

  it('is not found by others, not even in part', async () => {
    const bob = await studioOf().signIn();
    const ranges: Record<string, string>[] = [{}, { range: 'bytes=0-1' }];
    for (const range of ranges) {
      const answer = await get(name, { ...cookieOf(bob), ...range });
      expect([answer.status, answer.failure.code]).toEqual([404, 'NOT_FOUND']);
      expect((await get(name, { ...range })).status).toBe(401);
      expect((await get(name, { cookie: 'tarima_media=x', ...range })).status).toBe(401);
    }
  });
});

describe('behind TLS', () => {
  it('tells browsers to keep to TLS, and who may frame it', async () => {
    const { headers } = await studioOf().call(null, { url: '/upload' });
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/u);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('sends its cookie by TLS alone', async () => {
    const token = await studioOf().services.session.launchOwner();
    const login = { method: 'POST' as const, url: '/api/v1/auth/login', payload: { token } };
    const { headers } = await studioOf().call(null, login);
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Lax/u);
  });
});
