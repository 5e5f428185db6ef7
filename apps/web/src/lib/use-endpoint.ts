import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { POLLING } from '@tarima/contract';
import { endpointQuery, useApi } from './api.ts';
import type { AnsweringEndpoint, DataOf, InputOf } from './api-client.ts';

export type EndpointOptions<E extends AnsweringEndpoint, Selected = DataOf<E>> = Omit<
  UseQueryOptions<DataOf<E>, Error, Selected>,
  'queryKey' | 'queryFn' | 'meta'
> & {
  /** Refetches every five seconds while this is true of the answer. */
  pollWhile?: (answer: DataOf<E>) => boolean;
  /**
   * The version of the data behind the answer. After a change, the old answer stays shown until the
   * new one arrives. An answer that nothing shows leaves the cache.
   */
  version?: readonly unknown[];
};

/** For a page of a list. The old page stays shown until the next arrives. Each visit refetches. */
export const PAGE = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;

/** The answer of a call that changes nothing. It is cached until it is invalidated. */
export function useEndpoint<E extends AnsweringEndpoint, Selected = DataOf<E>>(
  endpoint: E,
  input: InputOf<E>,
  { pollWhile, version, ...options }: EndpointOptions<E, Selected> = {},
) {
  const api = useApi();
  const query = endpointQuery(endpoint, input);
  // A request that is too long or too secret for an address is posted.
  const isPosted = endpoint.method !== 'GET';
  const queryKey = isPosted ? [endpoint.path, input] : query.queryKey;
  return useQuery<DataOf<E>, Error, Selected>({
    meta: query.meta,
    queryKey: version ? [...queryKey, ...version] : queryKey,
    ...(isPosted && { queryFn: ({ signal }) => api.call(endpoint, input, signal) }),
    ...(version && { placeholderData: keepPreviousData, gcTime: 0 }),
    ...(pollWhile && {
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && pollWhile(data) ? POLLING.videoMs : false,
    }),
    ...options,
  });
}
