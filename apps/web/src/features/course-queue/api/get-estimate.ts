import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { courseQueueEndpoints, type PresenterProviderId, type VideoFormat } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

/** How long the videos of a course, or the one of a script, will take to make and to watch. */
export function useVideoEstimate(
  projectId: string,
  query: { videoFormat: VideoFormat; scriptId?: string; provider: PresenterProviderId },
) {
  return useQuery({
    ...endpointQuery(courseQueueEndpoints.estimate, { params: { projectId }, query }),
    placeholderData: keepPreviousData,
    // Each video that is made changes what was measured.
    gcTime: 0,
  });
}
