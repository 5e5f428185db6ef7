import { useMutation, useQueryClient } from '@tanstack/react-query';
import { podcastEndpoints } from '@tarima/contract';
import { keyOf, useApi } from '#web/lib/api.ts';

export function useDeletePodcast() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(podcastEndpoints.delete, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(podcastEndpoints.list) }),
  });
}
