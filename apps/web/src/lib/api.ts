import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '@tarima/contract';
import { createContext, useContext } from 'react';
import {
  type AnsweringEndpoint,
  type ApiClient,
  addressOf,
  type DataOf,
  type InputOf,
} from './api-client.ts';

export const ApiContext = createContext<ApiClient | null>(null);

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext above it');
  return api;
}

/** The cache key of a call: its address, then its query. */
export function keyOf<E extends Endpoint>(endpoint: E, input?: Partial<InputOf<E>>): QueryKey {
  const { params, query }: { params?: object; query?: object } = input ?? {};
  const address = addressOf(endpoint, { ...(params && { params }) });
  return query === undefined ? [address] : [address, query];
}

/** A GET call as a query. The client's default query function fetches it. */
export const endpointQuery = <E extends AnsweringEndpoint & { method: 'GET' }>(
  endpoint: E,
  input: InputOf<E>,
) => queryOptions<DataOf<E>>({ queryKey: keyOf(endpoint, input), meta: { answer: endpoint.data } });

/** A posted query, for input that is too long or too secret for an address. */
export const postedQuery = <E extends AnsweringEndpoint>(
  api: ApiClient,
  endpoint: E,
  input: InputOf<E>,
) =>
  queryOptions({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => api.call(endpoint, input, signal),
  });
