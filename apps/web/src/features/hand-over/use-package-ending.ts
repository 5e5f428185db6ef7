import { type Package, packageEndpoints } from '@tarima/contract';
import { focusMain } from '#web/lib/main-landmark.ts';
import { useChange } from '#web/lib/use-change.ts';
import { handOverQuery } from './use-hand-over.ts';

/** Removes a package with its file. */
export const useRemovePackage = (made: Package, failure: string) =>
  useEnding(packageEndpoints.remove, made, failure);

/** Stops the making of a package. An earlier file stays. */
export const useCancelPackage = (made: Package, failure: string) =>
  useEnding(packageEndpoints.cancel, made, failure);

type Ending = typeof packageEndpoints.remove | typeof packageEndpoints.cancel;

function useEnding(ending: Ending, { projectId, request }: Package, failure: string) {
  const change = useChange(ending, {
    failure,
    refreshes: [handOverQuery(projectId)],
    refreshesAfterFailure: true,
  });
  return {
    isPending: change.isPending,
    end: () => change.mutate({ params: { projectId, format: request.format } }, () => focusMain()),
  };
}
