import type { FastifyRequest } from 'fastify';
import type { Settings } from '#server/env.ts';

/** The address that people reach the studio at: as it was set, or as they came. */
export const originOf = (request: FastifyRequest, { publicUrl }: Settings): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;
