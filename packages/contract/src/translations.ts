import { z } from 'zod';
import { LANGUAGES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { DRAFT_STATUSES, problemSchema } from './projects.ts';

/** A project that is a translation, with how far it is. */
export const translationSchema = z.object({
  /** Of the translated project. */
  projectId: z.uuid(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  run: z.object({
    status: z.enum(DRAFT_STATUSES),
    /** 0 to 100, measured in texts. */
    progress: z.number(),
    error: problemSchema.nullable(),
  }),
  /** The parts whose original has changed since they were translated. */
  changed: z.object({
    /** True if titles, descriptions or their order differ. */
    isStructureChanged: z.boolean(),
    /** Contents with a new script or new questions. Null for the only video of a video project. */
    contentIds: z.array(z.uuid().nullable()),
  }),
});
export type Translation = z.infer<typeof translationSchema>;

export const projectLanguagesSchema = z.object({
  projectId: z.uuid(),
  /** Of its texts. */
  language: z.enum(LANGUAGES),
  /** Only a language model translates. */
  hasModel: z.boolean(),
  /** Set for a project that is a translation. */
  own: translationSchema
    .extend({
      /** Null once the original is deleted. */
      original: z
        .object({ projectId: z.uuid(), name: z.string(), language: z.enum(LANGUAGES) })
        .nullable(),
    })
    .nullable(),
  /**
   * The translations of this project, one of each language. For a translation, those of its
   * original, itself too.
   */
  translations: z.array(translationSchema),
});
export type ProjectLanguages = z.infer<typeof projectLanguagesSchema>;

const projectId = z.object({ projectId: z.uuid() });
const path = '/api/v1/translations/{projectId}' as const;

export const translationEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    summary: 'The original of a project and its translations, and what has changed since',
    params: projectId,
    data: projectLanguagesSchema,
  }),
  make: endpoint({
    method: 'POST',
    path,
    summary: 'Makes a project of this one in another language; there is one of each language',
    params: projectId,
    body: z.object({ language: z.enum(LANGUAGES) }),
    data: projectLanguagesSchema,
  }),
  update: endpoint({
    method: 'POST',
    path: `${path}/update`,
    summary: 'Translates what is missing of a translation, and what its original has changed',
    params: projectId,
    data: projectLanguagesSchema,
  }),
  originalScript: endpoint({
    method: 'GET',
    path: `${path}/original-script`,
    summary: 'The script that a script of a translation is the translation of',
    params: projectId,
    query: z.object({ contentId: z.uuid().optional() }),
    data: z.object({
      language: z.enum(LANGUAGES),
      content: z.string(),
      /** True if it is not the text that was translated. */
      isChanged: z.boolean(),
    }),
  }),
};
