import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { podcastEndpoints } from '@tarima/contract';
import { endpointQuery, useApi } from '#web/lib/api.ts';

/** The secret address under which players subscribe to a company's podcasts. */
export function usePodcastFeed(companyId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { companyId };
  const query = endpointQuery(podcastEndpoints.feed, { params });
  return {
    feed: useQuery(query),
    renew: useMutation({
      mutationFn: () => api.call(podcastEndpoints.renewFeed, { params }),
      onSuccess: (feed) => queryClient.setQueryData(query.queryKey, feed),
    }),
  };
}
