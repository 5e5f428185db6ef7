import { expect, it } from 'vitest';
import { courseAddress } from '#server/features/course-queue/course-address.ts';
import { viewAddress } from './asset-addresses.ts';

const video = { id: 'v1', type: 'video' } as const;
const podcast = { id: 'p1', type: 'podcast' } as const;
const place = (routes: string | undefined, redirect: string | null = null) => ({
  hostPlatform: { webhook: null, redirect },
  routes,
  publicUrl: 'https://studio.example',
});

it('shows an asset on its page of the studio', () => {
  expect(viewAddress(video, place(undefined))).toBe('https://studio.example/videos?video=v1');
  expect(viewAddress(podcast, place('podcasts'))).toBe('https://studio.example/podcasts/p1');
});

it('shows an asset as its file where its page is off', () => {
  expect(viewAddress(video, place('spec'))).toBe('https://studio.example/api/v1/videos/v1/file');
  expect(viewAddress(podcast, place('spec'))).toBe(
    'https://studio.example/api/v1/podcasts/p1/audio.mp3',
  );
});

it('shows an asset at the host, with any pages', () => {
  const host = 'https://portal.example/{type}/{id}';
  expect(viewAddress(video, place('spec', host))).toBe('https://portal.example/video/v1');
});

it('shows a finished course beside its scripts where its page is off', () => {
  expect(courseAddress('c1', place(undefined))).toBe('https://studio.example/course/c1');
  expect(courseAddress('c1', place('spec'))).toBe('https://studio.example/course-scripts/c1');
});
