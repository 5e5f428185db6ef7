import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { POLLING } from '@tarima/contract';
import { endpointQuery, useApi } from './api.ts';
import type { AnsweringEndpoint, DataOf, InputOf } from './api-client.ts';

export type EndpointOptions<E extends AnsweringEndpoint, Selected = DataOf<E>> = Omit<
  UseQueryOptions<DataOf<E>, Error, Selected>,
  'queryKey' | 'queryFn' | 'meta'
> & {
  /** Asks again every five seconds while this is true of the answer. */
  pollWhile?: (answer: DataOf<E>) => boolean;
  /**
   * The state of what the answer is made of. With another state the answer before stays shown until the new one
   * is there; none is kept once nothing shows it.
   */
  version?: readonly unknown[];
};

/** For a page of a list: the page before stays shown until the next is there, and each visit asks again. */
export const PAGE = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;

/** The answer of a call that changes nothing, kept until something says that it changed. */
export function useEndpoint<E extends AnsweringEndpoint, Selected = DataOf<E>>(
  endpoint: E,
  input: InputOf<E>,
  { pollWhile, version, ...options }: EndpointOptions<E, Selected> = {},
) {
  const api = useApi();
  const query = endpointQuery(endpoint, input);
  // A question that is too long or too secret for an address is posted.
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
