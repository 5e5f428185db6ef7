import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { createProjectSchema } from '@tarima/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** The API's own description, made from the contract, and a page to read it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tarima',
        description: 'Documents become presenter videos. Every answer stands in an envelope.',
        version: '1.0.0',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const isUpload = route.route.method === 'POST' && url === '/api/v1/projects';
      return { url, schema: isUpload ? { ...schema, ...uploadSchema() } : schema };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/** Multipart bodies are read as a stream, so the route itself has no schema of them. */
function uploadSchema() {
  const { $schema, ...fields } = z.toJSONSchema(createProjectSchema, { io: 'input' });
  const files = { type: 'array', items: { type: 'string', format: 'binary' } };
  return {
    consumes: ['multipart/form-data'],
    body: { allOf: [fields, { type: 'object', required: ['files'], properties: { files } }] },
  };
}
