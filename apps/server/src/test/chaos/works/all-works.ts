import type { Work } from '../work.ts';
import { courseQueue } from './course-queue.ts';
import { deletion } from './deletion.ts';
import { edit } from './edit.ts';
import { podcast } from './podcast.ts';
import { upload } from './upload.ts';
import { paidVideo, video } from './video.ts';

/** Everything that faults are let loose on. A new work is a file and a line here. */
export const ALL_WORKS: readonly Work[] = [
  upload,
  edit,
  video,
  paidVideo,
  courseQueue,
  podcast,
  deletion,
];
