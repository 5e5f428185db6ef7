import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/kit/errors.ts';

/** Nothing in the contract is nested as deeply. */
const DEEPEST = 50;

/**
 * Removes what no database stores and no person types: the null character and halves of characters. Programs
 * that send them would otherwise cause an internal error.
 */
export const cleanText = (text: string): string => text.replace(/\p{Surrogate}|\0/gu, '');

/**
 * Cleans all text of bodies and queries before validation. Paths stay as they are: an id with such a character
 * is simply not found.
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
