import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectEndpoints } from '@tarima/contract';
import { keyOf, useApi } from '#web/lib/api.ts';

export function useDeleteProject() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (projectId: string) => api.call(projectEndpoints.delete, { params: { projectId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(projectEndpoints.list) }),
  });
}
