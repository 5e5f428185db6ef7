import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { libraryEndpoints } from '@tarima/contract';
import { useApi } from '#web/lib/api.ts';
import type { InputOf } from '#web/lib/api-client.ts';

type Asset = InputOf<typeof libraryEndpoints.savePath>['body'];

/**
 * Records a finished asset in the library as soon as it is shown.
 * @returns answers where to see it, and tries again if the recording had failed.
 */
export function useSavedPath(asset: Asset): () => Promise<string> {
  const api = useApi();
  const queryClient = useQueryClient();
  const query = queryOptions({
    queryKey: [libraryEndpoints.savePath.path, asset.id],
    queryFn: () => api.call(libraryEndpoints.savePath, { body: asset }),
  });
  useQuery(query);
  return async () => (await queryClient.ensureQueryData(query)).redirectTo;
}
