import type { z } from 'zod';
import { validationFailed } from './errors.ts';

/** The fields of a form as their schema says. Names every field that it refuses. */
export function parseFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: Record<string, unknown>,
): z.output<Schema> {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw validationFailed(
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    { cause: parsed.error },
  );
}
