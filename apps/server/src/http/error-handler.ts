import {
  ERROR_CODES,
  errorMessage,
  type Failure,
  type Language,
  languageFromHeader,
} from '@tarima/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import { AppError, asAppError, validationFailed } from '#server/kit/errors.ts';
import { fieldName } from './field-names.ts';
import { ruleOf } from './invalid-fields.ts';

/** Nobody reads more than this in a notice. */
const MOST_FIELDS = 3;

/** Headers of an answer with a file. An error must not have them. */
const OF_FILES = ['etag', 'last-modified', 'accept-ranges', 'content-disposition'];

/** Every failed call ends here: one envelope, one sentence in the caller's language. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = asAppError(error) ?? asRefusal(error, request);
  request.failureCode = failure.code;
  const hasLeft = reply.raw.destroyed && isOfLeaving(error, request);
  if (failure.status >= 500 && !hasLeft) request.log.error({ err: error }, 'call failed');
  const language = languageFromHeader(request.headers['accept-language']);
  if (failure.retryAfterMs) {
    reply.header('retry-after', Math.ceil(failure.retryAfterMs / 1_000));
  }
  // A file that fails before its first byte has said much about itself.
  for (const header of OF_FILES) reply.removeHeader(header);
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  // Players ask for ranges that a file does not have. They understand only this status.
  const status = error.statusCode === 416 ? 416 : failure.status;
  if (status !== 416) reply.removeHeader('content-range');
  return reply.code(status).send({
    success: false,
    code: failure.code,
    message: sentenceOf(failure, error, language),
    requestId: request.id,
    ...(failure.details && { details: failure.details }),
  } satisfies Failure);
}

/** A caller who leaves aborts the work or cuts the body short. That is no server fault. */
function isOfLeaving(error: FastifyError, { raw }: FastifyRequest): boolean {
  const isBrokenOff = raw.errored !== null && [error, error.cause].includes(raw.errored);
  return error.name === 'AbortError' || isBrokenOff;
}

/** An address that cannot be read. No hook sees such a request. */
export function handleUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void handleError(error, request, reply.header('x-request-id', request.id));
}

/** For a refused form, the sentence names the fields and the broken rules. */
function sentenceOf({ code, details }: AppError, cause: FastifyError, language: Language): string {
  const sentence = errorMessage(code, language, details?.file);
  if (code !== 'VALIDATION_FAILED' || !hasZodFastifySchemaValidationErrors(cause)) return sentence;
  const fields = cause.validation.map((problem) => {
    const { path } = fieldOf(problem);
    return `${path ? `${fieldName(path, language)}: ` : ''}${ruleOf(problem, language)}.`;
  });
  return [sentence, ...fields.slice(0, MOST_FIELDS)].join(' ');
}

/** An address that the studio does not have. */
export const notFound = () => new AppError('NOT_FOUND');

/** Refusals of the web server itself. Everything else is an internal error. */
function asRefusal(error: FastifyError, request: FastifyRequest): AppError {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(fieldOf);
    // A rule of the contract may name its own error code.
    const named = ERROR_CODES.find((code) => fields.some(({ message }) => message === code));
    const isBody = error.validationContext === 'body';
    const ofBody = isBody ? request.routeOptions.config.invalidBody : undefined;
    return validationFailed(fields, { code: named ?? ofBody ?? 'VALIDATION_FAILED', cause: error });
  }
  // Fastify's own refusals of a request it cannot read: bad JSON, an unknown media type, too long.
  if (error.statusCode && error.statusCode < 500) {
    return new AppError('VALIDATION_FAILED', { details: { reason: error.message }, cause: error });
  }
  return new AppError('INTERNAL_ERROR', { cause: error });
}

function fieldOf(problem: ZodFastifySchemaValidationError) {
  return {
    path: problem.instancePath.split('/').filter(Boolean).join('.'),
    message: problem.message ?? '',
  };
}
