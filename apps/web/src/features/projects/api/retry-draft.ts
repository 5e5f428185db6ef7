import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectEndpoints, scriptEndpoints } from '@tarima/contract';
import { keyOf, useApi } from '#web/lib/api.ts';

export function useRetryDraft() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (projectId: string) =>
      api.call(projectEndpoints.retryDraft, { params: { projectId } }),
    onSuccess: (project) => {
      const key = keyOf(projectEndpoints.get, { params: { projectId: project.id } });
      queryClient.setQueryData(key, project);
      // What stood for the script until now is none.
      queryClient.removeQueries({
        queryKey: keyOf(scriptEndpoints.byProject, { params: { projectId: project.id } }),
      });
      return queryClient.invalidateQueries({ queryKey: keyOf(projectEndpoints.list) });
    },
  });
}
