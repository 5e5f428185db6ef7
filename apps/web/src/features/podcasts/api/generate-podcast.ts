import { useMutation } from '@tanstack/react-query';
import { type GeneratePodcast, podcastEndpoints } from '@tarima/contract';
import { useApi } from '#web/lib/api.ts';

export function useGeneratePodcast() {
  const api = useApi();
  return useMutation({
    mutationFn: (body: GeneratePodcast) => api.call(podcastEndpoints.generate, { body }),
  });
}
