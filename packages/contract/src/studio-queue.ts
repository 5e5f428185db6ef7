import { z } from 'zod';
import { PROJECT_TYPES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { pageSchema } from './listing.ts';
import { PACKAGE_STAGES } from './packages.ts';
import { PODCAST_STAGES } from './podcasts.ts';
import { DRAFT_STAGES, problemSchema } from './projects.ts';
import { VIDEO_STAGES } from './videos.ts';
import { VOICE_MODEL_STAGES } from './voice-models.ts';

/** Every kind of background work. A name stays for ever: it names a queue of the database. */
export const JOB_NAMES = [
  'draft-project',
  'redraft-script',
  'plan-course',
  'write-scripts',
  'make-questions',
  'translate-project',
  'make-video',
  'order-video',
  'make-podcast',
  'build-package',
  'deliver-to-host',
  'fetch-voice-model',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** In the order of the page. `waiting` includes work that waits for its next try. */
export const QUEUED_STATES = ['running', 'failed', 'waiting'] as const;
export type QueuedState = (typeof QUEUED_STATES)[number];

/** Failed work leaves the page after so many days. */
export const FAILURES_SHOWN_DAYS = 30;

export const WORK_STAGES = [
  ...new Set([
    ...DRAFT_STAGES,
    ...VIDEO_STAGES,
    ...PODCAST_STAGES,
    ...PACKAGE_STAGES,
    ...VOICE_MODEL_STAGES,
    'translating' as const,
  ]),
];
export type WorkStage = (typeof WORK_STAGES)[number];

/** One piece of background work, of any company. */
export const queuedWorkSchema = z.object({
  kind: z.enum(JOB_NAMES),
  /** Of its row. Only kind and id together name the work. */
  id: z.uuid(),
  state: z.enum(QUEUED_STATES),
  title: z.string(),
  /** Null for the studio's own work. */
  companyName: z.string().nullable(),
  /** Null for work outside a project. */
  project: z.object({ id: z.uuid(), type: z.enum(PROJECT_TYPES) }).nullable(),
  /** True if the caller may open it: the work of an own company, or of the studio. */
  canOpen: z.boolean(),
  /** Null while it waits and after the end. */
  stage: z.enum(WORK_STAGES).nullable(),
  /** 0 to 100 over the whole work. */
  progress: z.number(),
  /** The time since which it runs or waits, or when it failed. */
  since: z.iso.datetime(),
  /** The same in seconds until now. */
  seconds: z.number().int(),
  /** When it is tried again by itself; null if it does not wait for a time. */
  nextTryAt: z.iso.datetime().nullable(),
  /** Starts so far. Those that a dying process ended count until the next step is stored. */
  tries: z.number().int(),
  /** Where it runs or ran last; null while it waits, and once nobody knows. */
  place: z.object({ machine: z.string(), process: z.number().int() }).nullable(),
  problem: problemSchema.nullable(),
  canRetry: z.boolean(),
  canCancel: z.boolean(),
});
export type QueuedWork = z.infer<typeof queuedWorkSchema>;

export const studioQueueSchema = z.object({
  /** All work by kind and state, without the filters. Zeros are left out. */
  counts: z.array(
    z.object({
      kind: z.enum(JOB_NAMES),
      state: z.enum(QUEUED_STATES),
      jobs: z.number().int(),
    }),
  ),
  /** Running work, the longest first. Then failures, the newest first. Then waiting work, the oldest first. */
  work: z.array(queuedWorkSchema),
  page: z.number().int(),
  pages: z.number().int(),
});
export type StudioQueue = z.infer<typeof studioQueueSchema>;

const workParams = z.object({ kind: z.enum(JOB_NAMES), id: z.uuid() });

export const studioQueueEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/studio-queue',
    summary: 'All background work that runs, waits or failed; for the owner of the studio',
    query: z.object({
      state: z.enum(QUEUED_STATES).optional(),
      kind: z.enum(JOB_NAMES).optional(),
      page: pageSchema,
    }),
    data: studioQueueSchema,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/studio-queue/{kind}/{id}/retry',
    summary: 'Starts failed work again; for the owner of the studio',
    params: workParams,
    data: z.null(),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/studio-queue/{kind}/{id}/cancel',
    summary: 'Stops work that waits or runs; for the owner of the studio',
    params: workParams,
    data: z.null(),
  }),
};
