import { z } from 'zod';
import { LANGUAGES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { draftSchema } from './projects.ts';

/** The source of a drafted sentence: enough to show the page and the words. */
export const citationSchema = z.object({
  /** Id of the source sentence in its document, such as `s12`. */
  sentenceId: z.string(),
  file: z.string(),
  page: z.number().int(),
  quote: z.string(),
});
export type Citation = z.infer<typeof citationSchema>;

export const PROVENANCE_KINDS = ['source', 'template', 'unsourced', 'author'] as const;

/**
 * One spoken sentence and its origin: the source, a fixed phrase of the writer, a language model,
 * or the author. Fixed phrases are greetings, transitions and closes.
 */
export const provenanceSchema = z.object({
  sentence: z.string(),
  kind: z.enum(PROVENANCE_KINDS),
  citations: z.array(citationSchema),
});
export type Provenance = z.infer<typeof provenanceSchema>;

/** A draft, or a request to try again after the language model failed. Only a draft is spoken. */
export const ORIGINAL_KINDS = ['draft', 'fallback'] as const;

export const MAX_SCRIPT_CHARACTERS = 200_000;
export const scriptContentSchema = z.string().max(MAX_SCRIPT_CHARACTERS);

export const scriptSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  /** Its content of a course; null for the only script of a video project. */
  contentId: z.uuid().nullable(),
  language: z.enum(LANGUAGES),
  originalContent: z.string(),
  originalKind: z.enum(ORIGINAL_KINDS),
  editedContent: z.string().nullable(),
  /** The text to speak: the edited one, or else the original. */
  content: z.string(),
  /** Grows with every save. An edit names the revision it is based on. */
  revision: z.number().int(),
  wordCount: z.number().int(),
  estimatedSeconds: z.number(),
  provenance: z.array(provenanceSchema),
  draft: draftSchema,
});
export type Script = z.infer<typeof scriptSchema>;

export const scriptEndpoints = {
  byProject: endpoint({
    method: 'GET',
    path: '/api/v1/scripts/{projectId}',
    summary: 'The scripts of a project; waits up to 25 s for a draft in progress',
    params: z.object({ projectId: z.uuid() }),
    data: z.array(scriptSchema),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/scripts',
    summary: 'The same, by query; of one content of a course where it is named',
    query: z.object({ projectId: z.uuid(), contentId: z.uuid().optional() }),
    data: z.array(scriptSchema),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/scripts',
    summary: 'Saves the edited text of a script, named by its id or by its project',
    query: z.object({ projectId: z.uuid().optional() }),
    body: z.object({
      id: z.uuid().optional(),
      content: scriptContentSchema,
      /** The edited revision. Nothing is overwritten if it is outdated. */
      revision: z.number().int().optional(),
      /** True while somebody types: what is typed within minutes is one version of the script. */
      isTyping: z.boolean().optional(),
    }),
    data: scriptSchema,
  }),
  enhance: endpoint({
    method: 'POST',
    path: '/api/v1/scripts/enhance',
    summary: 'Rewrites a text so that it is easier to say; stores nothing of it',
    body: z.object({
      projectId: z.uuid(),
      /** The script of this text, so that new sentences keep their sources. */
      scriptId: z.uuid().optional(),
      content: scriptContentSchema,
      language: z.enum(LANGUAGES),
    }),
    data: z.object({ content: z.string() }),
  }),
};
