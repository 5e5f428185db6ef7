import { useQuery } from '@tanstack/react-query';
import { avatarEndpoints } from '@tarima/contract';
import { endpointQuery, useApi } from '#web/lib/api.ts';

/** Who can make videos with presenters here, at what price, and why not. */
export const useProviders = () => useQuery(endpointQuery(useApi(), avatarEndpoints.providers, {}));
