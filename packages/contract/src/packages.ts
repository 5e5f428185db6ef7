import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { completionRuleSchema, DEFAULT_COMPLETION } from './player-course.ts';
import { DRAFT_STATUSES, problemSchema } from './projects.ts';

/** The forms in which a course leaves the studio: a plain zip, or one for a learning platform. */
export const PACKAGE_FORMATS = ['folder', 'scorm12', 'scorm2004', 'cmi5'] as const;
export type PackageFormat = (typeof PACKAGE_FORMATS)[number];

export const PACKAGE_STAGES = ['collecting', 'packing'] as const;
export type PackageStage = (typeof PACKAGE_STAGES)[number];

const MOST_CONTENTS = 200;

/** The wanted form and content of a package. */
export const packageRequestSchema = z.object({
  format: z.enum(PACKAGE_FORMATS),
  /** Contents with a finished video; absent for all of them. */
  contentIds: z.array(z.uuid()).min(1).max(MOST_CONTENTS).optional(),
  hasCaptions: z.boolean().default(true),
  hasQuestions: z.boolean().default(true),
  hasCertificate: z.boolean().default(false),
  completion: completionRuleSchema.default(DEFAULT_COMPLETION),
});
export type PackageRequest = z.infer<typeof packageRequestSchema>;

/**
 * A package of a project. There is one of each format. Another request replaces it, but its zip
 * stays until the new one is ready.
 */
export const packageSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  request: packageRequestSchema,
  status: z.enum(DRAFT_STATUSES),
  stage: z.enum(PACKAGE_STAGES).nullable(),
  /** 0 to 100, measured in bytes. */
  progress: z.number(),
  error: problemSchema.nullable(),
  startedAt: z.iso.datetime(),
  /** Of the zip that is there, perhaps an earlier one. Null without one, like the fields below. */
  bytes: z.number().int().nullable(),
  fileName: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  /** True if its request, videos, scripts, questions or titles have changed since that zip. */
  isOutdated: z.boolean(),
});
export type Package = z.infer<typeof packageSchema>;

/** The finished videos of a project, and the packages that were made of it. */
export const handOverSchema = z.object({
  projectId: z.uuid(),
  title: z.string(),
  /** In the order of the course. A video project has one, whose id is the project's. */
  contents: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      /** Empty for a video project. */
      moduleTitle: z.string(),
      questions: z.number().int(),
      /** Null until its video is finished. */
      video: z
        .object({
          id: z.uuid(),
          seconds: z.number(),
          posterUrl: z.string(),
          /** True if its script says something else now. */
          isOutdated: z.boolean(),
          /** Of all its files in a package. */
          bytes: z.number().int(),
          /** Of its captions alone. */
          captionBytes: z.number().int(),
        })
        .nullable(),
    }),
  ),
  /** Bytes of a package besides its contents, by format. */
  ownBytes: z.record(z.enum(PACKAGE_FORMATS), z.number().int()),
  /** More bytes of a package with a certificate. */
  certificateBytes: z.number().int(),
  packages: z.array(packageSchema),
});
export type HandOver = z.infer<typeof handOverSchema>;

const projectId = z.object({ projectId: z.uuid() });
const ofFormat = projectId.extend({ format: z.enum(PACKAGE_FORMATS) });
const path = '/api/v1/packages/{projectId}' as const;

export const packageEndpoints = {
  handOver: endpoint({
    method: 'GET',
    path,
    summary: 'The finished videos of a project with their sizes, and its packages',
    params: projectId,
    data: handOverSchema,
  }),
  make: endpoint({
    method: 'POST',
    path,
    summary: 'Makes a package; the same request again is one package',
    params: projectId,
    body: packageRequestSchema,
    data: packageSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/{format}/cancel`,
    summary: 'Stops the making of a package; an earlier zip of it stays',
    params: ofFormat,
    data: z.null(),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{format}`,
    summary: 'Removes a package with its zip, and stops its making',
    params: ofFormat,
    data: z.null(),
  }),
  download: endpoint({
    method: 'GET',
    path: `${path}/{format}/file`,
    summary: 'The newest finished zip of a package, with range requests',
    params: ofFormat,
  }),
};
