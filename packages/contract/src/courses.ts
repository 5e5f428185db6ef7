import { z } from 'zod';
import {
  CONTENT_COUNTS,
  COURSE_AUDIENCES,
  COURSE_DEPTHS,
  COURSE_OBJECTIVES,
  DESIGNER_AREAS,
  DESIGNER_AUDIENCES,
  DESIGNER_PAIN_POINTS,
  LANGUAGES,
} from './constants.ts';
import { endpoint } from './endpoint.ts';
import { DRAFT_STATUSES, problemSchema } from './projects.ts';
import { videoSchema } from './videos.ts';

export const COMPLEXITIES = ['basic', 'intermediate', 'advanced'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

/** Names of the content counts of section 9, in order. */
export const CONTENT_COUNT_LABELS = [
  'conciso',
  'equilibrado',
  'detallado',
  'exhaustivo',
  'completo',
] as const;
/** Name of any other recommended count. */
export const OWN_COUNT_LABEL = 'a_medida';

/** A recommendation follows the documents, so it may be below the minimum for requests. */
const recommendedCount = z.number().int().min(1).max(CONTENT_COUNTS.max);
const contentCount = recommendedCount.min(CONTENT_COUNTS.min);

/** The amount of content in a project's documents, and a recommendation. */
export const courseAnalysisSchema = z.object({
  /** Status of reading. The other fields are null or empty until it is completed. */
  status: z.enum(DRAFT_STATUSES),
  analysis: z
    .object({
      estimatedPages: z.number(),
      wordCount: z.number().int(),
      /** 0 to 100. */
      complexityScore: z.number(),
      complexity: z.enum(COMPLEXITIES),
      estimatedTopics: z.number().int(),
    })
    .nullable(),
  recommendation: z
    .object({
      contents: recommendedCount,
      /** 0 to 1. */
      confidence: z.number(),
      /** A sentence for people. */
      reason: z.string(),
    })
    .nullable(),
  /** The five options, then the recommendation if it is none of them. */
  alternatives: z.array(
    z.object({
      contents: recommendedCount,
      label: z.enum([...CONTENT_COUNT_LABELS, OWN_COUNT_LABEL]),
      recommended: z.boolean(),
      /** True if the documents have enough content for this count. */
      isCarried: z.boolean(),
    }),
  ),
  /** Most contents possible without repetition. */
  mostContents: z.number().int().nullable(),
});
export type CourseAnalysis = z.infer<typeof courseAnalysisSchema>;

/** The part of the documents that a content teaches. */
export const contentSourceSchema = z.object({
  file: z.string(),
  /** In ascending order. */
  pages: z.array(z.number().int()),
  /** First and last sentence of the part, as in `s12` and `s80`. */
  from: z.string(),
  to: z.string(),
});
export type ContentSource = z.infer<typeof contentSourceSchema>;

/** Longest texts of a structure, and most pain points. */
export const STRUCTURE_LIMITS = {
  title: 200,
  description: 2_000,
  targetAudience: 500,
  painPoint: 300,
  painPoints: 10,
} as const;
const title = z.string().trim().min(1).max(STRUCTURE_LIMITS.title);
const description = z.string().trim().max(STRUCTURE_LIMITS.description);

/** The editable part of a course. Ids are kept, so that scripts stay with their contents. */
export const editedStructureSchema = z.object({
  title,
  description,
  targetAudience: z.string().trim().max(STRUCTURE_LIMITS.targetAudience),
  painPointsAddressed: z
    .array(z.string().trim().min(1).max(STRUCTURE_LIMITS.painPoint))
    .max(STRUCTURE_LIMITS.painPoints),
  modules: z
    .array(
      z.object({
        id: z.uuid(),
        title,
        description,
        contents: z.array(z.object({ id: z.uuid(), title, description })).max(CONTENT_COUNTS.max),
      }),
    )
    .min(1)
    .max(CONTENT_COUNTS.max),
});
export type EditedStructure = z.infer<typeof editedStructureSchema>;

/** A content's script, without its provenance. `GET /scripts?projectId=&contentId=` has that. */
export const contentScriptSchema = z.object({
  id: z.uuid(),
  originalContent: z.string(),
  editedContent: z.string().nullable(),
  revision: z.number().int(),
  wordCount: z.number().int(),
  estimatedSeconds: z.number(),
});

export const courseContentSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** From 0 through the whole course. */
  orderIndex: z.number().int(),
  /** Empty for contents that the author added. */
  sources: z.array(contentSourceSchema),
  scriptId: z.uuid().nullable(),
  script: contentScriptSchema.nullable(),
  /** The reason why its script could not be written. */
  scriptError: problemSchema.nullable(),
});
export type CourseContent = z.infer<typeof courseContentSchema>;

export const courseModuleSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  contents: z.array(courseContentSchema),
});
export type CourseModule = z.infer<typeof courseModuleSchema>;

export const MAX_DESIGNER_TEXT = 1_000;

/**
 * A choice in the designer and the author's own text for it. A plain `"negocios"` means the option
 * with its standard text.
 */
const choiceOf = <const Options extends readonly string[]>(options: Options) =>
  z.union([
    z.enum(options).transform((option) => ({ option, text: '' })),
    z.object({
      option: z.enum(options),
      text: z.string().trim().max(MAX_DESIGNER_TEXT).default(''),
    }),
  ]);

/** Input of a designed course, which has no documents. */
export const courseDesignSchema = z.object({
  interests: choiceOf(DESIGNER_AREAS),
  targetAudience: choiceOf(DESIGNER_AUDIENCES),
  painPoints: choiceOf(DESIGNER_PAIN_POINTS),
});
export type CourseDesign = z.infer<typeof courseDesignSchema>;

/** Work on a course, as people see it; null if never requested. */
const workSchema = z
  .object({
    status: z.enum(DRAFT_STATUSES),
    /** 0 to 100, measured. */
    progress: z.number(),
    error: problemSchema.nullable(),
  })
  .nullable();

export const courseSchema = z.object({
  projectId: z.uuid(),
  language: z.enum(LANGUAGES),
  /** Grows with every change of the structure. An edit names the revision it is based on. */
  revision: z.number().int(),
  /** Generation of the structure. */
  generation: workSchema,
  /** Writing of the scripts. */
  writing: workSchema,
  /** Empty until there is a structure, like the fields below. */
  title: z.string(),
  description: z.string(),
  targetAudience: z.string(),
  painPointsAddressed: z.array(z.string()),
  modules: z.array(courseModuleSchema),
  /** True if designed from interests instead of documents. */
  isDesigned: z.boolean(),
  /** Sentences for the author, for example about fewer contents than requested. */
  notices: z.array(z.string()),
});
export type Course = z.infer<typeof courseSchema>;

const projectId = z.object({ projectId: z.uuid() });

export const courseEndpoints = {
  analyze: endpoint({
    method: 'GET',
    path: '/api/v1/courses/analyze-content/{projectId}',
    summary: 'What the documents carry; waits up to 25 s for their reading',
    params: projectId,
    query: z.object({ language: z.enum(LANGUAGES).optional() }),
    data: courseAnalysisSchema,
  }),
  structure: endpoint({
    method: 'GET',
    path: '/api/v1/courses/structure/{projectId}',
    summary: 'The saved structure with the state of its generation and of its scripts',
    params: projectId,
    data: courseSchema,
  }),
  saveStructure: endpoint({
    method: 'PUT',
    path: '/api/v1/courses/structure/{projectId}',
    summary: 'Saves an edited structure; contents that left it keep their scripts for an undo',
    params: projectId,
    body: z.object({ structure: editedStructureSchema, revision: z.number().int() }),
    data: courseSchema,
  }),
  generateStructure: endpoint({
    method: 'POST',
    path: '/api/v1/courses/generate-structure',
    summary:
      'Plans modules and contents anew, 8 to 40 or as few as recommended; waits up to 25 s, then answers the state',
    body: z.object({
      projectId: z.uuid(),
      courseAudience: z.enum(COURSE_AUDIENCES),
      courseDepth: z.enum(COURSE_DEPTHS),
      courseObjective: z.enum(COURSE_OBJECTIVES),
      contentCount: recommendedCount.default(CONTENT_COUNTS.default),
      language: z.enum(LANGUAGES),
    }),
    data: courseSchema,
  }),
  generateByInterests: endpoint({
    method: 'POST',
    path: '/api/v1/courses/generate-by-interests',
    summary: 'Designs a course without documents; the same twice within a minute is one course',
    body: courseDesignSchema.extend({
      contentCount: contentCount.default(CONTENT_COUNTS.default),
      language: z.enum(LANGUAGES),
      companyId: z.uuid(),
    }),
    data: courseSchema,
  }),
  regenerate: endpoint({
    method: 'POST',
    path: '/api/v1/courses/{projectId}/regenerate',
    summary: 'Plans one module or one content anew, under new ids, and touches nothing else',
    params: projectId,
    body: z.object({
      moduleId: z.uuid(),
      /** One content of the module; absent for the whole module. */
      contentId: z.uuid().optional(),
      revision: z.number().int(),
    }),
    data: courseSchema,
  }),
  generateScripts: endpoint({
    method: 'POST',
    path: '/api/v1/courses/generate-scripts',
    summary: 'Writes the scripts that are missing, and no other; waits up to 25 s',
    body: z.object({ projectId: z.uuid(), language: z.enum(LANGUAGES) }),
    data: courseSchema,
  }),
  videos: endpoint({
    method: 'GET',
    path: '/api/v1/courses/{projectId}/videos',
    summary: 'The newest video of each script of a course',
    params: projectId,
    data: z.array(videoSchema),
  }),
  structurePdf: endpoint({
    method: 'GET',
    path: '/api/v1/courses/{projectId}/structure.pdf',
    summary: 'The structure as a PDF',
    params: projectId,
  }),
};
