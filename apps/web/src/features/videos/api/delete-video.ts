import { useMutation, useQueryClient } from '@tanstack/react-query';
import { videoEndpoints } from '@tarima/contract';
import { keyOf, useApi } from '#web/lib/api.ts';

export function useDeleteVideo() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(videoEndpoints.delete, { params: { id } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(videoEndpoints.list) }),
        queryClient.invalidateQueries({ queryKey: keyOf(videoEndpoints.listDeleted) }),
      ]),
  });
}
