import { useQuery } from '@tanstack/react-query';
import { videoEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

export const useVideo = (id: string) =>
  useQuery(endpointQuery(videoEndpoints.status, { params: { id } }));
