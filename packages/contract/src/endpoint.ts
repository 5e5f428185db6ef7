import type { z } from 'zod';

/**
 * One HTTP call as data. The server's route and the web's call both come from it, so they always
 * agree. `{name}` in the path is a path parameter.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/v1/${string}` | `/uploads/${string}`;
  /** One line for the API documentation. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Absent for calls without a body and for multipart uploads. */
  body?: z.ZodType;
  /** Schema of the answer's `data`; absent where the answer is a file. */
  data?: z.ZodType;
  /** The answer has a sentence for people beside `data`. */
  hasMessage?: true;
  /** A file that requires the token: the cookie for pictures and videos is not enough. */
  isByTokenOnly?: true;
};

/** Keeps the literal types of one endpoint's schemas. */
export const endpoint = <Definition extends Endpoint>(definition: Definition): Definition =>
  definition;
