import { z } from 'zod';

export const tokenCountSchema = z.object({
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars; null where no price is set. */
  cost: z.number().nullable(),
});
export type TokenCount = z.infer<typeof tokenCountSchema>;

/** What the voice of a vendor speaks; the local voices cost nothing and are not counted. */
export const speechCountSchema = z.object({
  characters: z.number().int(),
  /** US dollars; null where no price is set. */
  cost: z.number().nullable(),
});
export type SpeechCount = z.infer<typeof speechCountSchema>;

/** What models and voices cost and have cost for one piece of work. */
export const modelUsageSchema = z.object({
  /** Before the work, from the length of its sources; null until they are read. */
  estimate: tokenCountSchema.nullable(),
  /** So far, as the vendor counted it. */
  spent: tokenCountSchema,
  /** What vendors' voices have spoken so far. */
  speech: speechCountSchema,
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;
