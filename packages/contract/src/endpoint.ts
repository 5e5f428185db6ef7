import type { z } from 'zod';

/**
 * One HTTP call, as data: the server registers its route from it and the web calls it by it,
 * so neither can drift from the other. `{name}` in the path stands for a path parameter.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/v1/${string}` | `/uploads/${string}`;
  /** One line for the API's own page. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Absent for calls without a body and for multipart uploads. */
  body?: z.ZodType;
  /** What stands under `data` of the answer; absent where the answer is a file. */
  data?: z.ZodType;
  /** Beside `data` stands a sentence for people. */
  hasMessage?: true;
  /** A file that the cookie of pictures and videos does not open. */
  isByTokenOnly?: true;
};

/** Keeps the literal types of one endpoint's schemas. */
export const endpoint = <Definition extends Endpoint>(definition: Definition): Definition =>
  definition;
