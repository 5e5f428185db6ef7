import { expect, it } from 'vitest';
import { smallPicture } from './small-picture.ts';

it('keeps what an address says already', () => {
  const queryOf = (address: string) =>
    Object.fromEntries(new URL(smallPicture(address) ?? '', 'http://studio').searchParams);
  expect(queryOf('/api/v1/videos/1/poster')).toEqual({ width: '640' });
  expect(queryOf('/api/v1/podcasts/1/cover.jpg?v=7')).toEqual({ v: '7', width: '640' });
});

it('is nothing without a picture', () => {
  expect(smallPicture(null)).toBeNull();
});
