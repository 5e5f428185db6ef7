import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { ERROR_CODES } from './error-codes.ts';

/** The JSON answer of every failed call. */
export const failureSchema = z.object({
  success: z.literal(false),
  code: z.enum(ERROR_CODES),
  /** For people, in the language of `Accept-Language`. */
  message: z.string(),
  requestId: z.string(),
  details: z
    .object({
      /** The technical version of `message`. Upload codes come first in it. */
      reason: z.string().optional(),
      /** Refused fields, each with its path and problem. */
      fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      /** The refused upload. */
      file: z.string().optional(),
      /** The line at fault of a refused text file, or the row of a table. From 1. */
      line: z.number().int().optional(),
    })
    .optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** The JSON answer of every successful call, around its data. */
export function successSchema({
  data,
  hasMessage,
}: Pick<Endpoint, 'hasMessage'> & { data: z.ZodType }) {
  const success = z.object({ success: z.literal(true), data });
  return hasMessage ? success.extend({ message: z.string() }) : success;
}
