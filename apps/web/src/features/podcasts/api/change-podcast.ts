import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Podcast, podcastEndpoints } from '@tarima/contract';
import { keyOf, useApi } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';

type SavedScript = InputOf<typeof podcastEndpoints.saveScript>['body'];

/** What can be done with one podcast; each answers the podcast as it is then. */
export function usePodcastChanges(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { id };
  const onSuccess = (podcast: Podcast) => {
    queryClient.setQueryData(keyOf(podcastEndpoints.get, { params }), podcast);
    void queryClient.invalidateQueries({ queryKey: keyOf(podcastEndpoints.list) });
  };
  return {
    saveScript: useMutation({
      mutationFn: (body: SavedScript) => api.call(podcastEndpoints.saveScript, { params, body }),
      onSuccess,
    }),
    makeAudio: useMutation({
      mutationFn: () => api.call(podcastEndpoints.makeAudio, { params }),
      onSuccess,
    }),
    cancel: useMutation({
      mutationFn: () => api.call(podcastEndpoints.cancel, { params }),
      onSuccess,
    }),
  };
}
