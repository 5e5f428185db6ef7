import { useQuery } from '@tanstack/react-query';
import { settingsEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

/** What is set up in the studio; for its owner. */
export const useSettings = () => useQuery(endpointQuery(settingsEndpoints.get, {}));
