import { useQuery } from '@tanstack/react-query';
import { podcastEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

/** The documents of a project that a podcast of it would be made of; of no project, nothing is asked. */
export const usePodcastProject = (projectId: string | null) =>
  useQuery({
    ...endpointQuery(podcastEndpoints.project, {
      params: { projectId: projectId ?? '' },
    }),
    enabled: projectId !== null,
    // Its name and its documents may have changed by the next visit.
    gcTime: 0,
  });
