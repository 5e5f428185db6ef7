import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { ERROR_CODES } from './error-codes.ts';

/** What every JSON answer of a failed call looks like. */
export const failureSchema = z.object({
  success: z.literal(false),
  code: z.enum(ERROR_CODES),
  /** For people, in the language of `Accept-Language`. */
  message: z.string(),
  requestId: z.string(),
  details: z
    .object({
      /** The technical twin of `message`; upload codes stand at its start. */
      reason: z.string().optional(),
      /** The fields that were refused: their path and what is wrong with each. */
      fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      /** The uploaded file that was refused. */
      file: z.string().optional(),
    })
    .optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** What every JSON answer of a successful call looks like, around the call's own data. */
export function successSchema({
  data,
  hasMessage,
}: Pick<Endpoint, 'hasMessage'> & { data: z.ZodType }) {
  const success = z.object({ success: z.literal(true), data });
  return hasMessage ? success.extend({ message: z.string() }) : success;
}
