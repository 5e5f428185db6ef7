import { type Query, QueryClient, type QueryKey, type Updater } from '@tanstack/react-query';
import type { z } from 'zod';
import { type ApiClient, withQuery } from './api-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The schema of the answer. */
      answer?: z.ZodType;
    };
  }
}

/** Answers stay until something invalidates them. Failed calls are not repeated. */
export const createQueryClient = (api: ApiClient): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        /** Fetches the address in the first element of the key. */
        queryFn: ({ queryKey: [address, query], meta, signal }) =>
          api.get(withQuery(String(address), isQuery(query) ? query : {}), meta?.answer, signal),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });

const isQuery = (part: unknown): part is object =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Refetches a query. An answer that is already on its way counts as outdated. */
export async function askAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  // During a first fetch, the library does not start another one. So it is invalidated twice.
  const isFirst = queryClient.isFetching({ queryKey, predicate: ({ state }) => !state.data }) > 0;
  await queryClient.invalidateQueries({ queryKey });
  if (isFirst) await queryClient.invalidateQueries({ queryKey });
}

/** Refetches what the open screens hear of by events. Some went unheard without a connection. */
export const askMissed = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isFresh });

/** True of answers that each visit fetches. The others cost more, or hold up the whole studio. */
const isFresh = ({ observers }: Query): boolean =>
  observers.some(({ options }) => options.refetchOnMount === 'always');

/** Stores an event's data. Refetches if nothing is stored, or an answer on its way may be older. */
export function keepHeard<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  heard: Updater<Data | undefined, Data | undefined>,
): void {
  const isAsked = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData<Data>(queryKey, heard);
  if (isAsked || !queryClient.getQueryData(queryKey)) void askAgain(queryClient, queryKey);
}
