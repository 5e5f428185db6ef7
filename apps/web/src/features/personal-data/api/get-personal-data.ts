import { useQuery } from '@tanstack/react-query';
import { personalDataEndpoints } from '@tarima/contract';
import { endpointQuery, useApi } from '#web/lib/api.ts';

/** Whose data the studio keeps; what it takes changes while nobody looks. */
export const usePersonalData = () =>
  useQuery({
    ...endpointQuery(useApi(), personalDataEndpoints.get, {}),
    refetchOnMount: 'always',
  });
