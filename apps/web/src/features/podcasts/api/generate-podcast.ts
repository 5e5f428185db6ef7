import { useMutation } from '@tanstack/react-query';
import { type GeneratePodcast, podcastEndpoints } from '@tarima/contract';
import { useApi } from '#web/lib/api.ts';
import { useDefaultCompany } from '#web/lib/last-company.ts';

export function useGeneratePodcast() {
  const api = useApi();
  const { remember } = useDefaultCompany();
  return useMutation({
    mutationFn: (body: GeneratePodcast) => api.call(podcastEndpoints.generate, { body }),
    onSuccess: (_, { companyId }) => remember(companyId),
  });
}
