import type { QueryClient, QueryKey, Updater } from '@tanstack/react-query';

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
