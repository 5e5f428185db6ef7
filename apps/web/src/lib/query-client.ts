import { QueryClient, type QueryKey, type Updater } from '@tanstack/react-query';
import type { z } from 'zod';
import { type ApiClient, withQuery } from './api-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the answer must be like. */
      answer?: z.ZodType;
    };
  }
}

/** What is fetched stays until something says that it changed; a failed call is not repeated. */
export const createQueryClient = (api: ApiClient): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        /** Gets the first element of its key. */
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

/** Asks again for what is kept under `queryKey`: it changed after any answer that is on its way. */
export async function askAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  // A first answer on its way is taken for a new one by the library, so it is asked once more.
  const isFirst = queryClient.isFetching({ queryKey, predicate: ({ state }) => !state.data }) > 0;
  await queryClient.invalidateQueries({ queryKey });
  if (isFirst) await queryClient.invalidateQueries({ queryKey });
}

/** Keeps what was heard, and asks again where there is no answer, or one on its way that may be older. */
export function keepHeard<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  heard: Updater<Data | undefined, Data | undefined>,
): void {
  const isAsked = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData<Data>(queryKey, heard);
  if (isAsked || !queryClient.getQueryData(queryKey)) void askAgain(queryClient, queryKey);
}
