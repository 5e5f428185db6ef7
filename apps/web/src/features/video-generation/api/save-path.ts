import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { libraryEndpoints } from '@tarima/contract';
import { useApi } from '#web/lib/api.ts';

/**
 * Records a finished video in the library as soon as it is shown.
 * @returns answers where to see it, and tries again if the recording had failed.
 */
export function useSavedPath(videoId: string): () => Promise<string> {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = queryOptions({
    queryKey: [libraryEndpoints.savePath.path, videoId],
    queryFn: () =>
      api.call(libraryEndpoints.savePath, { body: { id: videoId, assetType: 'video' } }),
  });
  useQuery(query);
  return async () => (await queryClient.ensureQueryData(query)).redirectTo;
}
