import { z } from 'zod';
import { MAIN_OBJECTIVES, TONES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { DRAFT_LENGTHS } from './ledger.ts';
import { draftSchema } from './projects.ts';
import { scriptContentSchema, scriptSchema } from './scripts.ts';

const MOST_SECTIONS = 10_000;

/** What the script of a video is drafted anew as; its files stay. */
export const redraftRequestSchema = z.object({
  length: z.literal(DRAFT_LENGTHS),
  communicationTone: z.enum(TONES),
  mainObjective: z.enum(MAIN_OBJECTIVES),
  targetAudience: z.string().trim().max(200).default(''),
  /** Ids of the sections to draft from, as the ledger names them; all where it is absent. */
  sections: z.array(z.string().max(1_000)).min(1).max(MOST_SECTIONS).optional(),
});
export type RedraftRequest = z.infer<typeof redraftRequestSchema>;

/** A draft beside the script, which replaces nothing until somebody takes it. */
export const redraftSchema = z.object({
  /** Of this one: another draft of the same script has another. */
  id: z.uuid(),
  projectId: z.uuid(),
  request: redraftRequestSchema,
  draft: draftSchema,
  /** Null until it is drafted. */
  proposal: z
    .object({
      content: z.string(),
      wordCount: z.number().int(),
      estimatedSeconds: z.number(),
      /** How much that must be said it leaves out. */
      missing: z.number().int(),
    })
    .nullable(),
});
export type Redraft = z.infer<typeof redraftSchema>;

const projectId = z.object({ projectId: z.uuid() });
const path = '/api/v1/scripts/{projectId}/redraft' as const;

export const redraftEndpoints = {
  get: endpoint({
    method: 'GET',
    path,
    summary: 'The draft beside the script of a video, and how far it is; null where there is none',
    params: projectId,
    data: redraftSchema.nullable(),
  }),
  start: endpoint({
    method: 'POST',
    path,
    summary: 'Drafts the script of a video anew from its files, beside the one it has',
    params: projectId,
    body: redraftRequestSchema,
    data: redraftSchema,
  }),
  take: endpoint({
    method: 'POST',
    path: `${path}/take`,
    summary: 'Makes the draft beside a script its original, and stores what was chosen of both',
    params: projectId,
    body: z.object({
      redraftId: z.uuid(),
      /** What is spoken from then on: the draft, or what its author chose of it and of the text before. */
      content: scriptContentSchema,
      /** Of the script that it was chosen beside. */
      revision: z.number().int(),
    }),
    data: scriptSchema,
  }),
  discard: endpoint({
    method: 'DELETE',
    path,
    summary: 'Keeps the script as it is, and lets go of the draft beside it',
    params: projectId,
    data: z.null(),
  }),
};
