import { z } from 'zod';

export const tokenCountSchema = z.object({
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** US dollars; null where no price is set. */
  cost: z.number().nullable(),
});
export type TokenCount = z.infer<typeof tokenCountSchema>;

/** What a model costs and has cost for one piece of work. */
export const modelUsageSchema = z.object({
  /** Before the work, from the length of its sources; null until they are read. */
  estimate: tokenCountSchema.nullable(),
  /** So far, as the vendor counted it. */
  spent: tokenCountSchema,
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;
