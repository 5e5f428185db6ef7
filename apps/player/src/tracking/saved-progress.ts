import { learnerStateSchema } from '@tarima/contract';
import { z } from 'zod';
import type { Progress } from './tracker.ts';

const savedProgressSchema = z.object({
  version: z.literal(1),
  state: learnerStateSchema,
  standing: z.object({
    isCompleted: z.boolean(),
    isPassed: z.boolean().nullable(),
    score: z.number().nullable(),
  }),
});
export type SavedProgress = Pick<Progress, 'state' | 'standing'>;

export const writeProgress = ({ state, standing }: SavedProgress): string =>
  JSON.stringify({ version: 1, state, standing });

/** Null for anything that this player did not write. */
export function readProgress(text: string | null): SavedProgress | null {
  try {
    return savedProgressSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}
