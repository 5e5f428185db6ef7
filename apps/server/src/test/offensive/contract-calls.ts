import { randomUUID } from 'node:crypto';
import * as contract from '@tarima/contract';
import {
  companyLookEndpoints,
  createProjectSchema,
  type Endpoint,
  figureEndpoints,
  manuscriptEndpoints,
  newPortraitSchema,
  podcastEndpoints,
  portraitEndpoints,
  pronunciationEndpoints,
  sessionEndpoints,
} from '@tarima/contract';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { multipart, type Part } from '#server/test/multipart.ts';

/** An endpoint of the contract by the name it has there, such as `videoEndpoints.cancel`. */
export type Named = { name: string; definition: Endpoint };

const isTable = (value: unknown): value is Record<string, Endpoint> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => one && typeof one === 'object' && 'path' in one);

/** Every endpoint of the contract. Those that delete come last, and the end of the session after them. */
export const CONTRACT_CALLS: Named[] = Object.entries(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([table, value]) =>
    isTable(value)
      ? Object.entries(value).map(([key, definition]) => ({ name: `${table}.${key}`, definition }))
      : [],
  )
  .sort((one, other) => weight(one) - weight(other));

/** A project's parts are deleted before it, and a company after that. */
function weight({ definition: { method, path } }: Named): number {
  if (path === sessionEndpoints.logout.path) return 5;
  const isLate = path.includes('/projects/') ? 0.5 : path.includes('/personal-data/') ? 0.7 : 0;
  return ['GET', 'PUT', 'POST', 'DELETE'].indexOf(method) + isLate;
}

/** Returns a value for each id that an endpoint names, and undefined for other names. */
export type Ids = (field: string, definition: Endpoint) => string | undefined;

/** A valid call of the contract with the given ids. */
export function callOf({ definition }: Named, ids: Ids): InjectOptions {
  const { method, path, body, params, query } = definition;
  const inPath = sampleOf(params, (field) => ids(field, definition));
  const url = path.replace(/\{(\w+)\}/gu, (_, field) =>
    encodeURIComponent(String(inPath[field] ?? '')),
  );
  const asked = new URLSearchParams(
    Object.entries(sampleOf(query, (field) => ids(field, definition))).map(([field, value]) => [
      field,
      String(value),
    ]),
  );
  const form = FORMS[`${method} ${path}`]?.((field) => ids(field, definition));
  const known = BODIES[`${method} ${path}`];
  const payload = form
    ? form.body
    : (known ?? (body && sampleOf(body, (field) => ids(field, definition))));
  return {
    method,
    url: asked.size > 0 ? `${url}?${asked}` : url,
    ...(payload && { payload }),
    ...(form && { headers: { 'content-type': form.contentType } }),
  };
}

type Choose = (field: string) => string | undefined;

/** Multipart bodies are read as a stream, so the contract has no schema of them. */
const FORMS: Record<string, (choose: Choose) => ReturnType<typeof multipart>> = {
  'POST /api/v1/projects': (choose) => {
    const fields = Object.entries(sampleOf(createProjectSchema, choose));
    const parts = fields.map(([name, value]): Part => ({ name, value: String(value) }));
    return multipart([...parts, fileOf('files')]);
  },
  [`POST ${podcastEndpoints.upload.path}`]: () => multipart([fileOf('file')]),
  [`POST ${figureEndpoints.add.path}`]: () => multipart([PICTURE]),
  [`POST ${companyLookEndpoints.addPicture.path}`]: () => multipart([PICTURE]),
  [`POST ${pronunciationEndpoints.import.path}`]: () =>
    multipart([
      { name: 'file', fileName: 'words.csv', content: Buffer.from('es,Tarima,ta ri ma') },
    ]),
  [`POST ${manuscriptEndpoints.read.path}`]: () =>
    multipart([
      { name: 'file', fileName: 'texts.md', content: Buffer.from('# Tarima\n## Uno\n### Dos\n') },
    ]),
  [`POST ${portraitEndpoints.add.path}`]: (choose) => {
    const fields = sampleOf(newPortraitSchema, choose);
    const parts = Object.entries({ ...fields, agrees: true }).map(
      ([name, value]): Part => ({ name, value: String(value) }),
    );
    return multipart([...parts, PICTURE]);
  },
};

/** Bodies under a rule that no JSON schema tells: a manuscript has a content. */
const BODIES: Record<string, object> = {
  [`PUT ${manuscriptEndpoints.take.path}`]: {
    manuscript: {
      ...{ title: 'Tarima', description: '', targetAudience: '', painPoints: [] },
      modules: [
        {
          ...{ id: null, title: 'Uno', description: '' },
          contents: [{ id: null, title: 'Dos', description: '', script: '' }],
        },
      ],
    },
    revision: null,
    scriptRevisions: {},
  },
};

const fileOf = (name: string): Part => ({
  name,
  fileName: 'a.pdf',
  content: Buffer.from('%PDF Uno dos tres.'),
});

const PICTURE: Part = { ...fileOf('file'), fileName: 'a.png' };

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The smallest value that a schema accepts, with the chosen ids. */
function sampleOf(schema: z.ZodType | undefined, choose: Choose): Record<string, unknown> {
  if (!schema) return {};
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // Parameters, queries and bodies are objects in every endpoint.
  return sample(json, '', choose) as Record<string, unknown>;
}

function sample(schema: JsonSchema, field: string, choose: Choose): unknown {
  const chosen = choose(field);
  if (chosen !== undefined) return chosen;
  const [variant] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (variant && typeof variant === 'object') return sample(variant, field, choose);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return sampleObject(schema, choose);
  if (schema.type === 'array') {
    const { items } = schema;
    const isNeeded =
      (schema.minItems ?? 0) > 0 && typeof items === 'object' && !Array.isArray(items);
    return isNeeded ? [sample(items, field, choose)] : [];
  }
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 0;
  if (schema.format === 'uuid') return randomUUID();
  return 'Uno dos tres. '
    .repeat(30)
    .slice(0, Math.min(400, schema.maxLength ?? 400))
    .trim();
}

function sampleObject(schema: JsonSchema, choose: Choose): Record<string, unknown> {
  const required = new Set(schema.required);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      // Optional fields are left out, except for the ids under test.
      .filter(([name]) => required.has(name) || choose(name) !== undefined)
      .map(([name, part]) => [name, typeof part === 'object' ? sample(part, name, choose) : part]),
  );
}
