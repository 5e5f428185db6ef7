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
import { endpoint } from './endpoint.ts';
import { ERROR_CODES } from './error-codes.ts';
import { modelUsageSchema } from './model-usage.ts';

/** The text fields of the multipart upload; `files` travels beside them. */
export const createProjectSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('video'),
    name: z.string().trim().min(1).max(200),
    language: z.enum(LANGUAGES),
    companyId: z.uuid(),
    communicationTone: z.enum(TONES),
    mainObjective: z.enum(MAIN_OBJECTIVES),
    targetAudience: z.string().trim().max(200).default(''),
  }),
  z.object({
    type: z.literal('course'),
    name: z.string().trim().min(1).max(200),
    language: z.enum(LANGUAGES),
    companyId: z.uuid(),
    courseAudience: z.enum(COURSE_AUDIENCES),
    courseDepth: z.enum(COURSE_DEPTHS),
    courseObjective: z.enum(COURSE_OBJECTIVES),
  }),
]);
export type CreateProject = z.infer<typeof createProjectSchema>;

/** Work on a document or a script, as people see it. */
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
  /** 0 to 100, measured: pages read and passages written. */
  progress: z.number(),
  error: problemSchema.nullable(),
});
export type Draft = z.infer<typeof draftSchema>;

export const projectSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.object({ pk: z.uuid(), name: z.string() }),
  type: z.enum(PROJECT_TYPES),
  language: z.enum(LANGUAGES),
  files: z.array(projectFileSchema),
  draft: draftSchema,
  createdAt: z.iso.datetime(),
  /** Null where no language model is set up and none was used. */
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
    summary: 'The projects of the companies of the session, newest first',
    data: z.array(projectSchema),
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
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/projects/{projectId}',
    summary: 'Deletes a project with its files, script and videos',
    params: projectId,
    data: z.object({ id: z.uuid() }),
  }),
};
