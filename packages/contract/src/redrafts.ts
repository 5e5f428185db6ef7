import { z } from 'zod';
import { MAIN_OBJECTIVES, TONES } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { DRAFT_LENGTHS } from './ledger.ts';
import { draftSchema } from './projects.ts';
import { scriptContentSchema, scriptSchema } from './scripts.ts';

const MOST_SECTIONS = 10_000;

/** Settings for a new draft of a video's script from the same files. */
export const redraftRequestSchema = z.object({
  length: z.literal(DRAFT_LENGTHS),
  communicationTone: z.enum(TONES),
  mainObjective: z.enum(MAIN_OBJECTIVES),
  targetAudience: z.string().trim().max(200).default(''),
  /** Ids of the sections to use, as in the ledger; absent for all. */
  sections: z.array(z.string().max(1_000)).min(1).max(MOST_SECTIONS).optional(),
});
export type RedraftRequest = z.infer<typeof redraftRequestSchema>;

/** A draft beside the script. It replaces nothing until somebody accepts it. */
export const redraftSchema = z.object({
  /** Each new draft of the same script has its own id. */
  id: z.uuid(),
  projectId: z.uuid(),
  request: redraftRequestSchema,
  draft: draftSchema,
  /** Null until drafted. */
  proposal: z
    .object({
      content: z.string(),
      wordCount: z.number().int(),
      estimatedSeconds: z.number(),
      /** Number of must-say units that it leaves out. */
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
      /** The new script: the draft, or the author's mix of draft and old text. */
      content: scriptContentSchema,
      /** Revision of the script that the author compared. */
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
