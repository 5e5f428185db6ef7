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

it('an asset is seen on its page of the studio', () => {
  expect(viewAddress(video, place(undefined))).toBe('https://studio.example/videos?video=v1');
  expect(viewAddress(podcast, place('podcasts'))).toBe('https://studio.example/podcasts/p1');
});

it('an asset is seen as its file where that page is not in the table', () => {
  expect(viewAddress(video, place('spec'))).toBe('https://studio.example/api/v1/videos/v1/file');
  expect(viewAddress(podcast, place('spec'))).toBe(
    'https://studio.example/api/v1/podcasts/p1/audio.mp3',
  );
});

it('an asset is seen at the host whatever pages there are', () => {
  const host = 'https://portal.example/{type}/{id}';
  expect(viewAddress(video, place('spec', host))).toBe('https://portal.example/video/v1');
});

it('a finished course is seen beside its scripts where the table has no page of it', () => {
  expect(courseAddress('c1', place(undefined))).toBe('https://studio.example/course/c1');
  expect(courseAddress('c1', place('spec'))).toBe('https://studio.example/course-scripts/c1');
});
