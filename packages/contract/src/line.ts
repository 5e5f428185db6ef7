import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The place of waiting work in its queue. */
export const placeInLineSchema = z.object({
  /** From 1. */
  place: z.number().int(),
  /** Estimated seconds until it begins; null without recent work of its kind. */
  seconds: z.number().int().nullable(),
});
export type PlaceInLine = z.infer<typeof placeInLineSchema>;

export const lineEndpoints = {
  place: endpoint({
    method: 'GET',
    path: '/api/v1/line/{id}',
    summary:
      'Where the work on a project, a video or a podcast stands in its line; null where none waits',
    params: z.object({ id: z.uuid() }),
    data: placeInLineSchema.nullable(),
  }),
};
