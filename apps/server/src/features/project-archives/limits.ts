import { MAX_SCRIPT_CHARACTERS } from '@tarima/contract';
import { z } from 'zod';

/** Any text: a script, a sentence, a quote. Drafts of long documents exceed what people may save. */
export const text = z.string().max(10 * MAX_SCRIPT_CHARACTERS);
/** An id, a name, a code. */
export const word = z.string().max(1_000);
/** A number that every database column for whole numbers takes. */
export const count = z.number().int().min(0).max(2_000_000_000);

/** A list that is counted before its parts are looked at. */
export const listOf = <Schema extends z.ZodType>(schema: Schema, most: number) =>
  z.custom<unknown[]>((list) => Array.isArray(list) && list.length <= most).pipe(z.array(schema));

/** A time that is not ahead of this machine's clock. */
export const pastTime = z.iso
  .datetime()
  .transform((time) => new Date(Math.min(Date.parse(time), Date.now())));
