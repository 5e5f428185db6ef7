import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import {
  companyLookEndpoints,
  createProjectSchema,
  figureEndpoints,
  newPortraitSchema,
  podcastEndpoints,
  portraitEndpoints,
  projectEndpoints,
  pronunciationEndpoints,
} from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Describes the API from the contract, with a page to read it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tarima',
        description:
          'Documents become presenter videos, courses and podcasts. Every answer stands in an envelope.',
        version: '1.0.0',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const form = route.route.method === 'POST' ? FORMS[url] : undefined;
      return { url, schema: form ? { ...schema, ...form() } : schema };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/** Multipart bodies are read as a stream, so their routes have no schema of them. */
const FORMS: Record<string, () => { consumes: string[]; body: object }> = {
  [projectEndpoints.create.path]: () => {
    const { $schema, ...fields } = z.toJSONSchema(createProjectSchema, { io: 'input' });
    const files = { type: 'array', items: FILE };
    return formOf({
      allOf: [fields, { type: 'object', required: ['files'], properties: { files } }],
    });
  },
  [podcastEndpoints.upload.path]: () => FORM_OF_ONE_FILE,
  [figureEndpoints.add.path]: () => FORM_OF_ONE_FILE,
  [companyLookEndpoints.addPicture.path]: () => FORM_OF_ONE_FILE,
  [pronunciationEndpoints.import.path]: () => FORM_OF_ONE_FILE,
  [portraitEndpoints.add.path]: () => {
    const { $schema, ...fields } = z.toJSONSchema(newPortraitSchema, { io: 'input' });
    return formOf({ allOf: [fields, ONE_FILE] });
  },
};

const FILE = { type: 'string', format: 'binary' };
const formOf = (body: object) => ({ consumes: ['multipart/form-data'], body });
const ONE_FILE = { type: 'object', required: ['file'], properties: { file: FILE } };
const FORM_OF_ONE_FILE = formOf(ONE_FILE);
