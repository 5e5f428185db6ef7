import { useQueryClient } from '@tanstack/react-query';
import {
  libraryEndpoints,
  type Project,
  projectEndpoints,
  scriptEndpoints,
} from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';

/** Retries a project's draft. A failed start is shown under `errorTitle`. */
export function useDraftRetry(project: Project, errorTitle: string) {
  const queryClient = useQueryClient();
  const input = { params: { projectId: project.id } };
  const retry = useChange(projectEndpoints.retryDraft, {
    failure: errorTitle,
    keeps: keyOf(projectEndpoints.get, input),
    refreshes: [libraryEndpoints.list],
    // The cached answer is from before the retry.
    onSuccess: () =>
      queryClient.removeQueries({ queryKey: keyOf(scriptEndpoints.byProject, input) }),
  });
  return { isPending: retry.isPending, retry: () => retry.mutate(input) };
}
