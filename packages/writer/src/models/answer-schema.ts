import type { JSONSchema7 } from '@ai-sdk/provider';
import { z } from 'zod';

/** The keywords of JSON Schema that every server supports. The rest is checked here. */
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
 * The schema of an answer as the strictest vendors need it: every property required, no others. A
 * model must write optional properties too.
 */
export function answerSchema(schema: z.ZodType): JSONSchema7 {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  // zod writes a later draft. The kept keywords are the same in both.
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
