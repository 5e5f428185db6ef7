import { z } from 'zod';

export const tokenCountSchema = z.object({
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars; null if no price is set. */
  cost: z.number().nullable(),
});
export type TokenCount = z.infer<typeof tokenCountSchema>;

/** Speech by vendors' voices. Local voices are free and not counted. */
export const speechCountSchema = z.object({
  characters: z.number().int(),
  /** US dollars; null if no price is set. */
  cost: z.number().nullable(),
});
export type SpeechCount = z.infer<typeof speechCountSchema>;

/** Estimated and real cost of models and voices for one piece of work. */
export const modelUsageSchema = z.object({
  /** Estimate from the length of the sources; null until they are read. */
  estimate: tokenCountSchema.nullable(),
  /** Used so far, as counted by the vendor. */
  spent: tokenCountSchema,
  /** Spoken by vendors' voices so far. */
  speech: speechCountSchema,
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;
