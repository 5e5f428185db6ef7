import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hostPlatformEndpoints } from '@tarima/contract';
import { endpointQuery, keyOf, useApi } from '#web/lib/api.ts';

const ASK_AGAIN_MS = 5_000;

/** The host platform and a page of what it was told of; asked for again while something is on its way to it. */
export function useHostPlatform(page: number) {
  return useQuery({
    ...endpointQuery(hostPlatformEndpoints.get, { query: { page } }),
    placeholderData: keepPreviousData,
    // It grows while nobody looks at it.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ status }) => status === 'waiting' || status === 'processing')
        ? ASK_AGAIN_MS
        : false,
  });
}

/** Sends it a message that means nothing. */
export function useCheckHost() {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(hostPlatformEndpoints.check, {}) });
}

/** Tells it of assets again, at once. */
export function useSendAgain() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deliveryIds: string[]) =>
      api.call(hostPlatformEndpoints.sendAgain, { body: { deliveryIds } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(hostPlatformEndpoints.get) }),
  });
}
