import { queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '@tarima/contract';
import { createContext, useContext } from 'react';
import type { z } from 'zod';
import type { ApiClient, InputOf } from './api-client.ts';

export const ApiContext = createContext<ApiClient | null>(null);

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext above it');
  return api;
}

/** The key under which the answer of a call is kept. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: InputOf<E>) =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

/** A call that changes nothing as a query, kept under the endpoint's path and input. */
export const endpointQuery = <E extends Endpoint & { data: z.ZodType }>(
  api: ApiClient,
  endpoint: E,
  input: InputOf<E>,
) =>
  queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => api.call(endpoint, input, signal),
  });
