import { z } from 'zod';
import { ACCENTS, VIDEO_FORMATS, VIDEO_MODES, VIDEO_STATUSES } from './constants.ts';
import { deletedThingSchema } from './deletions.ts';
import { endpoint } from './endpoint.ts';
import { ownerSchema, pageSchema, pictureSizeSchema, searchSchema } from './listing.ts';
import { timelineSchema } from './timeline.ts';

/** Stages of a video in progress; each has a measured progress. */
export const VIDEO_STAGES = [
  'preparing',
  'speaking',
  'drawing',
  // for a vendor's video, instead of drawing
  'sending',
  'ordered',
  'downloading',
  'finishing',
] as const;
export type VideoStage = (typeof VIDEO_STAGES)[number];

export const videoSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  companyId: z.uuid(),
  /** A course content's script; null for a video project. */
  scriptId: z.uuid().nullable(),
  title: z.string(),
  /** Of its project. */
  owner: ownerSchema,
  status: z.enum(VIDEO_STATUSES),
  stage: z.enum(VIDEO_STAGES).nullable(),
  /** 0 to 100 over the whole job. */
  progress: z.number(),
  startedAt: z.iso.datetime(),
  /** Time of completion; null before. */
  generatedDate: z.iso.datetime().nullable(),
  /** Address of the finished video, to play and to download; null before. */
  url: z.string().nullable(),
  videoUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  captionsDownloadUrl: z.string().nullable(),
  /** A sentence for people; null unless it failed. */
  error: z.string().nullable(),
  /** True if it failed because a person stopped it. */
  isCancelled: z.boolean(),
  /** True if it is finished, but its script says something else now. */
  isOutdated: z.boolean(),
  presenter: z.string(),
  presenterImage: z.string(),
  voice: z.string(),
  format: z.enum(VIDEO_FORMATS),
  mode: z.enum(VIDEO_MODES),
  accent: z.string(),
  template: z.string().nullable(),
  retryCount: z.number().int(),
  module: z.string().nullable(),
  queuePosition: z.number().int().nullable(),
  durationSeconds: z.number().nullable(),
  bytes: z.number().int().nullable(),
  /** US dollars paid to vendors so far; null for none, or without a price. */
  cost: z.number().nullable(),
});
export type Video = z.infer<typeof videoSchema>;

export const generateVideoSchema = z.object({
  projectId: z.uuid(),
  /** One of a course's scripts; a video project has only one. */
  scriptId: z.uuid().optional(),
  videoMode: z.enum(VIDEO_MODES),
  /** Stock mode only. */
  templateId: z.string().max(100).optional(),
  /** Avatar mode only. */
  avatarId: z.string().max(100).optional(),
  voiceId: z.string().min(1).max(100),
  /**
   * An accent of section 9, or any locale such as `en-US`. The default is es-ES for voices with
   * accents, else the voice's own.
   */
  locale: z.union([z.enum(ACCENTS), z.string().max(20)]).optional(),
});
export type GenerateVideo = z.infer<typeof generateVideoSchema>;

/** Orders of a list; the first is the default. */
export const VIDEO_SORTS = ['newest', 'oldest', 'title', 'longest'] as const;
export type VideoSort = (typeof VIDEO_SORTS)[number];

/** Videos for each filter of the list. Waiting videos count as processing. */
export const videoCountsSchema = z.object({
  all: z.number().int(),
  processing: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
});
export type VideoCounts = z.infer<typeof videoCountsSchema>;

const videoId = z.object({ id: z.uuid() });

export const videoEndpoints = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/videos/preview',
    summary: 'Speaks the script and answers the timeline that draws it, without rendering',
    body: generateVideoSchema.extend({
      /** Stops after the first spoken scene, without a company's intro and outro. */
      onlyFirstScene: z.boolean().optional(),
    }),
    data: z.object({ timeline: timelineSchema, audioUrl: z.string() }),
  }),
  firstScene: endpoint({
    method: 'GET',
    path: '/api/v1/videos/first-scene/{projectId}',
    summary: 'The first spoken scene of a script, to draw at once in any look; null without words',
    params: z.object({ projectId: z.uuid() }),
    query: z.object({ scriptId: z.uuid().optional() }),
    data: timelineSchema.nullable(),
  }),
  previewAudio: endpoint({
    method: 'GET',
    path: '/api/v1/videos/preview-audio/{key}',
    summary: 'The speech of a preview (M4A)',
    params: z.object({ key: z.string().regex(/^[a-f0-9]{64}$/) }),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/api/v1/videos/generate',
    summary: 'Starts making the video of a project; format and background come from its settings',
    body: generateVideoSchema,
    data: videoSchema,
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/v1/videos/status/{id}',
    summary: 'The state of a video, by its id or by its project’s',
    params: videoId,
    data: videoSchema,
  }),
  byProject: endpoint({
    method: 'GET',
    path: '/api/v1/videos/project/{projectId}',
    summary: 'The newest video of a project, or null',
    params: z.object({ projectId: z.uuid() }),
    data: videoSchema.nullable(),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/videos/{id}/cancel',
    summary: 'Stops a video that is being made; finished steps are kept',
    params: videoId,
    data: videoSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/videos',
    summary: 'The videos of the companies of the session, by status, words and order',
    query: z.object({
      status: z.enum(VIDEO_STATUSES).optional(),
      /** Searches titles, modules and project names, ignoring accents and case. */
      search: searchSchema,
      sort: z.enum(VIDEO_SORTS).default('newest'),
      page: pageSchema,
    }),
    data: z.object({
      videos: z.array(videoSchema),
      page: z.number(),
      pages: z.number(),
      /** Counts for the search, with every status. */
      counts: videoCountsSchema,
    }),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/videos/{id}',
    summary: 'Deletes a video; its files go when it can no longer be restored',
    params: videoId,
    data: deletedThingSchema,
  }),
  listDeleted: endpoint({
    method: 'GET',
    path: '/api/v1/videos/deleted',
    summary: 'The deleted videos that can still be restored, newest deletion first',
    data: z.array(deletedThingSchema),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/videos/{id}/restore',
    summary: 'Brings a deleted video back; one that was being made comes back stopped',
    params: videoId,
    data: videoSchema,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/videos/{id}/file',
    summary: 'The video (MP4), with range requests',
    params: videoId,
  }),
  captions: endpoint({
    method: 'GET',
    path: '/api/v1/videos/{id}/captions',
    summary: 'Its captions (WebVTT)',
    params: videoId,
  }),
  poster: endpoint({
    method: 'GET',
    path: '/api/v1/videos/{id}/poster',
    summary: 'Its still (PNG), or a smaller WebP',
    params: videoId,
    query: pictureSizeSchema,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/v1/videos/{id}/download',
    summary: 'The video as an attachment named after its project',
    params: videoId,
  }),
  downloadCaptions: endpoint({
    method: 'GET',
    path: '/api/v1/videos/{id}/captions/download',
    summary: 'Its captions as an attachment named after its project (WebVTT)',
    params: videoId,
  }),
};
