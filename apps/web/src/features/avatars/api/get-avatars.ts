import { useQuery } from '@tanstack/react-query';
import { avatarEndpoints } from '@tarima/contract';
import { endpointQuery, useApi } from '#web/lib/api.ts';

const PROVIDER = 'local';

export const useAvatars = () =>
  useQuery(endpointQuery(useApi(), avatarEndpoints.list, { params: { provider: PROVIDER } }));
