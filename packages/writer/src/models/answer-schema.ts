import type { JSONSchema7 } from '@ai-sdk/provider';
import { z } from 'zod';

/** What every server's structured output knows of JSON Schema; the rest is checked here. */
const KNOWN = new Set([
  'type',
  'properties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
  'minItems',
  'maxItems',
]);

/**
 * The shape of an answer as the strictest vendors want it: every property required, none beside them.
 * Where a property may be left out, the model is made to write it.
 */
export function answerSchema(schema: z.ZodType): JSONSchema7 {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  // zod writes a later draft; of what is kept both drafts say the same.
  return strict(written) as JSONSchema7;
}

function strict(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const { properties, items, anyOf, oneOf, ...rest } = node as z.core.JSONSchema.BaseSchema;
  const alternatives = anyOf ?? oneOf;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => KNOWN.has(key))),
    ...(alternatives && { anyOf: alternatives.map(strict) }),
    ...(items !== undefined && { items: strict(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, strict(property)]),
      ),
      required: Object.keys(properties),
      additionalProperties: false,
    }),
  };
}
