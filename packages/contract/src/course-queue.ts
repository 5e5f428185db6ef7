import { z } from 'zod';
import { PRESENTER_PROVIDERS } from './avatars.ts';
import { QUEUE_ITEM_STATUSES, QUEUE_STATUSES, VIDEO_FORMATS, VIDEO_MODES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { problemSchema } from './projects.ts';

export const queueItemSchema = z.object({
  scriptId: z.uuid(),
  moduleIndex: z.number().int(),
  moduleTitle: z.string(),
  contentIndex: z.number().int(),
  contentTitle: z.string(),
  status: z.enum(QUEUE_ITEM_STATUSES),
  /** From 1 through the queue. */
  position: z.number().int(),
  /** Seconds to make it, by measured speed. */
  estimatedDuration: z.number(),
  /** 0 to 100, for the current video. */
  progress: z.number(),
  retryCount: z.number().int(),
  error: problemSchema.nullable(),
  videoId: z.uuid().nullable(),
});
export type QueueItem = z.infer<typeof queueItemSchema>;

export const courseQueueSchema = z.object({
  projectId: z.uuid(),
  hasQueue: z.boolean(),
  /** `failed` means that it ended with at least one missing video. */
  status: z.enum(QUEUE_STATUSES),
  /** Page of the finished course; null until all videos exist. */
  redirectTo: z.string().nullable(),
  /** True when all videos are in the library. A configured host platform must also have accepted them. */
  syncedWithTarima: z.boolean(),
  stats: z.object({
    totalVideos: z.number().int(),
    completedVideos: z.number().int(),
    processingVideos: z.number().int(),
    pendingVideos: z.number().int(),
    failedVideos: z.number().int(),
    progressPercentage: z.number(),
    /** Minutes, by measured speed; 0 while paused. */
    estimatedTimeRemaining: z.number(),
    /** Title of the content whose video is being made. */
    currentlyProcessing: z.string().nullable(),
    /** US dollars paid to vendors so far; null for none, or without a price. */
    cost: z.number().nullable(),
    status: z.enum(QUEUE_STATUSES),
  }),
  videos: z.array(queueItemSchema),
});
export type CourseQueue = z.infer<typeof courseQueueSchema>;

export const queueConfigSchema = z.object({
  /** Avatar mode only. */
  avatarId: z.string().max(100).optional(),
  /** Stock mode only. */
  templateId: z.string().max(100).optional(),
  voiceId: z.string().min(1).max(100),
  videoMode: z.enum(VIDEO_MODES),
  videoFormat: z.enum(VIDEO_FORMATS),
  locale: z.string().max(20).optional(),
});
export type QueueConfig = z.infer<typeof queueConfigSchema>;

const projectId = z.object({ projectId: z.uuid() });

export const courseQueueEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/courses/{projectId}/video-queue',
    summary: 'The queue of a course’s videos; `hasQueue` is false where there is none',
    params: projectId,
    data: courseQueueSchema,
  }),
  generateAll: endpoint({
    method: 'POST',
    path: '/api/v1/courses/{projectId}/generate-all-videos',
    summary: 'Starts the videos of all contents, one after another; asked twice it is one queue',
    params: projectId,
    body: z.object({
      /** Sent by clients of the specification and ignored: the saved structure counts. */
      courseStructure: z.unknown().optional(),
      config: queueConfigSchema,
      priorityOrder: z.literal('sequential').default('sequential'),
    }),
    data: courseQueueSchema,
  }),
  estimate: endpoint({
    method: 'GET',
    path: '/api/v1/courses/{projectId}/video-estimate',
    summary: 'How long making the videos will take, by the speed measured on this machine',
    params: projectId,
    query: z.object({
      videoFormat: z.enum(VIDEO_FORMATS),
      scriptId: z.uuid().optional(),
      /** The presenter's maker: each vendor has its own speed. */
      provider: z.enum(PRESENTER_PROVIDERS).default('local'),
      /** Natural voices of this machine take time of their own. */
      voiceId: z.string().max(100).optional(),
    }),
    data: z.object({
      videos: z.number().int(),
      /** Total for all finished videos. */
      playSeconds: z.number(),
      /** Total spoken characters. */
      characters: z.number().int(),
      workSeconds: z.number(),
      /** False until a video was made here. Until then it is a cautious guess. */
      isMeasured: z.boolean(),
    }),
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/v1/courses/{projectId}/queue/pause',
    summary: 'Lets the video being made finish, and starts no other',
    params: projectId,
    data: courseQueueSchema,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/v1/courses/{projectId}/queue/resume',
    summary: 'Goes on where it was paused',
    params: projectId,
    data: courseQueueSchema,
  }),
  retryFailed: endpoint({
    method: 'POST',
    path: '/api/v1/courses/{projectId}/queue/retry-failed',
    summary: 'Schedules every failed video again; a paused queue stays paused',
    params: projectId,
    data: courseQueueSchema,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/courses/{projectId}/queue/{scriptId}/retry',
    summary:
      'Schedules one failed video again, refused for a finished one; a paused queue stays paused',
    params: z.object({ projectId: z.uuid(), scriptId: z.uuid() }),
    data: courseQueueSchema,
  }),
};
