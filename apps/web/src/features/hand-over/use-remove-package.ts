import { type Package, packageEndpoints } from '@tarima/contract';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';
import { handOverQuery } from './use-hand-over.ts';

/** Stops the making of a package, or removes the finished one. */
export function useRemovePackage({ projectId, request }: Package, failure: string) {
  const remove = useChange(packageEndpoints.remove, {
    failure,
    refreshes: [handOverQuery(projectId)],
    refreshesAfterFailure: true,
  });
  return {
    isPending: remove.isPending,
    remove: () =>
      remove.mutate({ params: { projectId, format: request.format } }, () => focusMain()),
  };
}
