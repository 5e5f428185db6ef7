import { planCourseJob } from '#server/features/courses/plan-course.job.ts';
import { writeScriptsJob } from '#server/features/courses/write-scripts.job.ts';
import { deliverToHostJob } from '#server/features/host-platform/deliver-to-host.job.ts';
import { makePodcastJob } from '#server/features/podcasts/make-podcast.job.ts';
import { draftProjectJob } from '#server/features/projects/draft-project.job.ts';
import { redraftScriptJob } from '#server/features/redrafts/redraft-script.job.ts';
import { makeVideoJob, orderVideoJob } from '#server/features/videos/make-video.job.ts';
import type { JobDefinition } from './define-job.ts';

/** Every job, one line each. */
export const jobRegistry: JobDefinition[] = [
  draftProjectJob,
  redraftScriptJob,
  planCourseJob,
  writeScriptsJob,
  makeVideoJob,
  orderVideoJob,
  makePodcastJob,
  deliverToHostJob,
];

/** Checked at the start: names that collide would send one job's work to another. */
export function assertUniqueNames(jobs: { name: string }[]): void {
  const names = jobs.map((job) => job.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two jobs are called ${twice}`);
}
