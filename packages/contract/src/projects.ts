import { z } from 'zod';
import {
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  LANGUAGES,
  MAIN_OBJECTIVES,
  PROJECT_TYPES,
  TONES,
} from './constants.ts';
import { deletedThingSchema } from './deletions.ts';
import { endpoint } from './endpoint.ts';
import { ERROR_CODES } from './error-codes.ts';
import { ownerSchema, pageSchema, searchSchema, workStateSchema } from './listing.ts';
import { modelUsageSchema } from './model-usage.ts';

export const PROJECT_NAME_CHARACTERS = 200;
const projectName = z.string().trim().min(1).max(PROJECT_NAME_CHARACTERS);

/** Text fields of the multipart upload, sent with `files`. */
export const createProjectSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('video'),
    name: projectName,
    language: z.enum(LANGUAGES),
    companyId: z.uuid(),
    communicationTone: z.enum(TONES),
    mainObjective: z.enum(MAIN_OBJECTIVES),
    targetAudience: z.string().trim().max(200).default(''),
  }),
  z.object({
    type: z.literal('course'),
    name: projectName,
    language: z.enum(LANGUAGES),
    companyId: z.uuid(),
    courseAudience: z.enum(COURSE_AUDIENCES),
    courseDepth: z.enum(COURSE_DEPTHS),
    courseObjective: z.enum(COURSE_OBJECTIVES),
  }),
]);
export type CreateProject = z.infer<typeof createProjectSchema>;

/** Optional text fields of the same upload: files of an earlier project that the new one takes. */
export const reusedFilesSchema = z.object({
  reusedFrom: z.uuid().optional(),
  /** The ids of the files, separated by commas. */
  reusedFiles: z
    .string()
    .max(1_000)
    .default('')
    .transform((ids) => ids.split(',').filter((id) => id !== ''))
    .pipe(z.array(z.uuid())),
});

/** Work on a document or script, as people see it. */
export const DRAFT_STATUSES = ['waiting', 'processing', 'completed', 'failed'] as const;
export const DRAFT_STAGES = ['reading', 'writing'] as const;

export const problemSchema = z.object({ code: z.enum(ERROR_CODES), message: z.string() });
export type Problem = z.infer<typeof problemSchema>;

export const projectFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
  status: z.enum(DRAFT_STATUSES),
  pages: z.number().int().nullable(),
  error: problemSchema.nullable(),
});

export const draftSchema = z.object({
  status: z.enum(DRAFT_STATUSES),
  stage: z.enum(DRAFT_STAGES).nullable(),
  /** 0 to 100, measured in pages read and passages written. */
  progress: z.number(),
  error: problemSchema.nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

/** The next step, from where the author left the project. */
export const PROJECT_STEPS = [
  // of every project
  'reading',
  'retry',
  // of a video
  'script',
  'video-settings',
  'video-progress',
  'video',
  // of a course
  'structure',
  'scripts',
  'course-videos',
  'course-videos-progress',
  'course',
] as const;
export type ProjectStep = (typeof PROJECT_STEPS)[number];

/** Orders of a list. The default is the first, by the last work on it. */
export const PROJECT_SORTS = ['recent', 'newest', 'oldest', 'name'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

export const projectSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.object({ pk: z.uuid(), name: z.string() }),
  owner: ownerSchema,
  /** Its newest video's still, else its first document's first page, else null. */
  posterUrl: z.string().nullable(),
  type: z.enum(PROJECT_TYPES),
  language: z.enum(LANGUAGES),
  /** Uploads; empty for a designed course. */
  files: z.array(projectFileSchema),
  draft: draftSchema,
  createdAt: z.iso.datetime(),
  /** Time of the last work on it. */
  touchedAt: z.iso.datetime(),
  nextStep: z.enum(PROJECT_STEPS),
  state: workStateSchema,
  /** 0 to 100 of what is being made now; null if nothing is. */
  progress: z.number().nullable(),
  /** Playing time of its video, or of all videos of a course; null before the first. */
  durationSeconds: z.number().nullable(),
  /** Null if no language model is set up and none was used. */
  modelUsage: modelUsageSchema.nullable(),
  communicationTone: z.enum(TONES).optional(),
  mainObjective: z.enum(MAIN_OBJECTIVES).optional(),
  targetAudience: z.string().optional(),
  courseAudience: z.enum(COURSE_AUDIENCES).optional(),
  courseDepth: z.enum(COURSE_DEPTHS).optional(),
  courseObjective: z.enum(COURSE_OBJECTIVES).optional(),
});
export type Project = z.infer<typeof projectSchema>;

const projectId = z.object({ projectId: z.uuid() });

export const projectEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/projects',
    summary: 'Stores the uploaded files and starts reading and drafting (multipart)',
    data: projectSchema,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/projects',
    summary: 'The projects of the companies of the session, by type, words and order',
    query: z.object({
      type: z.enum(PROJECT_TYPES).optional(),
      /** Only projects with a script. */
      hasScript: z.stringbool().optional(),
      /** Searches the names of project and files, ignoring accents and case. */
      search: searchSchema,
      sort: z.enum(PROJECT_SORTS).default('recent'),
      page: pageSchema,
    }),
    data: z.object({ projects: z.array(projectSchema), page: z.number(), pages: z.number() }),
  }),
  listDeleted: endpoint({
    method: 'GET',
    path: '/api/v1/projects/deleted',
    summary: 'The deleted projects that can still be restored, newest deletion first',
    data: z.array(deletedThingSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/projects/{projectId}',
    summary: 'One project with its files and the state of its draft',
    params: projectId,
    data: projectSchema,
  }),
  retryDraft: endpoint({
    method: 'POST',
    path: '/api/v1/projects/{projectId}/retry-draft',
    summary: 'Starts a failed draft again from its last finished step',
    params: projectId,
    data: projectSchema,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/projects/{projectId}',
    summary: 'Gives a project another name; videos that are made keep their titles',
    params: projectId,
    body: z.object({ name: projectName }),
    data: projectSchema,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/v1/projects/{projectId}/duplicate',
    summary: 'Makes a project of its own of its files, texts and choices; videos are not copied',
    params: projectId,
    body: z.object({ name: projectName }),
    data: projectSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/projects/{projectId}/restore',
    summary: 'Brings a deleted project back; what was being made comes back stopped',
    params: projectId,
    data: projectSchema,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/projects/{projectId}',
    summary:
      'Deletes a project with its files, script and videos, which go when it can no longer be restored',
    params: projectId,
    data: deletedThingSchema,
  }),
};
