import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectEndpoints } from '@tarima/contract';
import { keyOf, useApi } from '#web/lib/api.ts';

/** What changes the list, and what was deleted of it, is followed by asking for both again. */
function useListChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(projectEndpoints.list) }),
        queryClient.invalidateQueries({ queryKey: keyOf(projectEndpoints.listDeleted) }),
      ]),
  });
}

type Named = { projectId: string; name: string };

export function useRenameProject() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useListChange(async ({ projectId, name }: Named) => {
    const call = { params: { projectId } };
    const project = await api.call(projectEndpoints.rename, { ...call, body: { name } });
    queryClient.setQueryData(keyOf(projectEndpoints.get, call), project);
  });
}

export function useDuplicateProject() {
  const api = useApi();
  return useListChange(({ projectId, name }: Named) =>
    api.call(projectEndpoints.duplicate, { params: { projectId }, body: { name } }),
  );
}

export function useDeleteProject() {
  const api = useApi();
  return useListChange((projectId: string) =>
    api.call(projectEndpoints.delete, { params: { projectId } }),
  );
}

export function useRestoreProject() {
  const api = useApi();
  return useListChange((projectId: string) =>
    api.call(projectEndpoints.restore, { params: { projectId } }),
  );
}
