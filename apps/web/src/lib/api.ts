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

/** One query by its key, or all queries of an endpoint. */
export type Queries = QueryKey | (Endpoint & { params?: never });
export const keyOfQueries = (queries: Queries): QueryKey =>
  'path' in queries ? keyOf(queries) : queries;

/** A GET call as a query. The client's default query function fetches it. */
export const endpointQuery = <E extends AnsweringEndpoint>(endpoint: E, input: InputOf<E>) =>
  queryOptions<DataOf<E>>({ queryKey: keyOf(endpoint, input), meta: { answer: endpoint.data } });
