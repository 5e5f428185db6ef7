import { useQuery } from '@tanstack/react-query';
import { personalDataEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

/** Whose data the studio keeps; what it takes changes while nobody looks. */
export const usePersonalData = () =>
  useQuery({
    ...endpointQuery(personalDataEndpoints.get, {}),
    refetchOnMount: 'always',
  });
