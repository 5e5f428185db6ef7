import { useQuery } from '@tanstack/react-query';
import { videoEndpoints } from '@tarima/contract';
import { endpointQuery, useApi } from '#web/lib/api.ts';

export const useVideo = (id: string) =>
  useQuery(endpointQuery(useApi(), videoEndpoints.status, { params: { id } }));
