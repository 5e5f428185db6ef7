import { JOB_NAMES } from '@tarima/contract';
import { buildPackageJob } from './build-package.job.ts';
import type { JobDefinition } from './define-job.ts';
import { deliverToHostJob } from './deliver-to-host.job.ts';
import { draftProjectJob } from './draft-project.job.ts';
import { fetchVoiceModelJob } from './fetch-voice-model.job.ts';
import { makePodcastJob } from './make-podcast.job.ts';
import { makeQuestionsJob } from './make-questions.job.ts';
import { makeVideoJob, orderVideoJob } from './make-video.job.ts';
import { planCourseJob } from './plan-course.job.ts';
import { redraftScriptJob } from './redraft-script.job.ts';
import { translateProjectJob } from './translate-project.job.ts';
import { writeScriptsJob } from './write-scripts.job.ts';

/** Every job, one line each. */
export const jobRegistry: JobDefinition[] = [
  draftProjectJob,
  redraftScriptJob,
  planCourseJob,
  writeScriptsJob,
  makeQuestionsJob,
  translateProjectJob,
  makeVideoJob,
  orderVideoJob,
  makePodcastJob,
  buildPackageJob,
  deliverToHostJob,
  fetchVoiceModelJob,
];

/** Throws unless every name has exactly one job. Two would take each other's work. */
export function assertOneJobEach(
  jobs: { name: string }[],
  expected: readonly string[] = JOB_NAMES,
): void {
  const names = jobs.map((job) => job.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two jobs are called ${twice}`);
  const missing = expected.find((name) => !names.includes(name));
  if (missing) throw new Error(`No job is called ${missing}`);
}
