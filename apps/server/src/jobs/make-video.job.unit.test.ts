import { expect, it } from 'vitest';
import { videosAtATime } from './make-video.job.ts';

it('makes several videos at a time where there are cores for them', () => {
  expect([1, 2, 4, 7, 8, 16, 64].map(videosAtATime)).toEqual([1, 1, 1, 1, 2, 4, 16]);
});
