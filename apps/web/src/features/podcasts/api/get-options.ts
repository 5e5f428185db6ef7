import { useQuery } from '@tanstack/react-query';
import { podcastEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

/** The voice models and languages that can be used in this studio. */
export const usePodcastOptions = () => useQuery(endpointQuery(podcastEndpoints.options, {}));
