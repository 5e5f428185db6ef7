import { useQuery } from '@tanstack/react-query';
import { avatarEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

/** Who can make videos with presenters here, at what price, and why not. */
export const useProviders = () => useQuery(endpointQuery(avatarEndpoints.providers, {}));
