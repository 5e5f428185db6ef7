import { libraryEndpoints, podcastEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';

type PodcastChange = 'saveScript' | 'makeAudio' | 'cancel';

/** A change of one podcast; it is answered with the podcast as it is then. */
export const usePodcastChange = <Change extends PodcastChange>(
  id: string,
  change: Change,
  failure: string | ((error: unknown) => void),
) =>
  useChange(podcastEndpoints[change], {
    failure,
    keeps: keyOf(podcastEndpoints.get, { params: { id } }),
    refreshes: [libraryEndpoints.list],
    // It may be gone, or somebody else may have started it.
    refreshesAfterFailure: () => [keyOf(podcastEndpoints.get, { params: { id } })],
  });
