import type { Fault } from '../fault.ts';
import { courseQueue } from '../works/course-queue.ts';
import { edit } from '../works/edit.ts';
import { podcast } from '../works/podcast.ts';
import { upload } from '../works/upload.ts';
import { paidVideo, video } from '../works/video.ts';

const HOUR_MS = 3_600_000;
const JUMPS_MS = [-26 * HOUR_MS, -HOUR_MS, HOUR_MS, 26 * HOUR_MS];

/** The clock of the studio's machine jumps, and back again. That of PostgreSQL stays right. */
export const clockJumps: Fault = {
  name: 'clock jumps',
  fits: () => true,
  begin: ({ clock }, chance) => clock.isWrongBy(JUMPS_MS[chance(JUMPS_MS.length)] ?? 0),
  end: ({ clock }) => clock.isWrongBy(0),
  isFelt: async () => true,
  // A deletion ends by the clock, so a jump ends it too.
  works: [upload, edit, video, paidVideo, courseQueue, podcast].map(({ name }) => name),
};
