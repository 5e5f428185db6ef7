import type { JobDefinition } from './define-job.ts';
import { deliverToHostJob } from './deliver-to-host.job.ts';
import { draftProjectJob } from './draft-project.job.ts';
import { makePodcastJob } from './make-podcast.job.ts';
import { makeVideoJob, orderVideoJob } from './make-video.job.ts';
import { planCourseJob } from './plan-course.job.ts';
import { redraftScriptJob } from './redraft-script.job.ts';
import { writeScriptsJob } from './write-scripts.job.ts';

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
