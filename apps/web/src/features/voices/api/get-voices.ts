import { useQuery } from '@tanstack/react-query';
import { voiceEndpoints } from '@tarima/contract';
import { endpointQuery, useApi } from '#web/lib/api.ts';

export const useVoices = () => useQuery(endpointQuery(useApi(), voiceEndpoints.list, {}));
