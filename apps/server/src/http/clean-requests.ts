import type { FastifyInstance } from 'fastify';
import { cleanText } from '#server/kit/clean-text.ts';
import { AppError } from '#server/kit/errors.ts';

/** Nothing in the contract is nested as deeply. */
const DEEPEST = 50;

/**
 * Cleans all text of bodies and queries before validation. Paths stay as they are: an id with such a character
 * is not found.
 */
export function cleanRequests(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    request.body = cleaned(request.body);
    request.query = cleaned(request.query);
    const named: unknown[] = Object.values(request.params ?? {});
    if (named.some((part) => part !== cleaned(part))) throw new AppError('NOT_FOUND');
  });
}

function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (depth > DEEPEST) throw new AppError('VALIDATION_FAILED');
  if (Array.isArray(value)) return value.map((part) => cleaned(part, depth + 1));
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, cleaned(part, depth + 1)]),
  );
}
