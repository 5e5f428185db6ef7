import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ownerSchema } from './listing.ts';

/** A saved text of a script. Saves of one person within minutes are one version. */
export const scriptVersionSchema = z.object({
  id: z.uuid(),
  savedAt: z.iso.datetime(),
  /** Null for the draft, and for somebody who is gone. */
  savedBy: ownerSchema,
  characters: z.number().int(),
});
export type ScriptVersion = z.infer<typeof scriptVersionSchema>;

const scriptId = z.object({ scriptId: z.uuid() });
const path = '/api/v1/script-versions/{scriptId}' as const;

export const scriptVersionEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'The saved versions of a script, newest first',
    params: scriptId,
    data: z.array(scriptVersionSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'The text of one version',
    params: scriptId.extend({ id: z.uuid() }),
    data: z.object({ content: z.string() }),
  }),
};
