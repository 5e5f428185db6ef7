import { useQueryClient } from '@tanstack/react-query';
import { type HandOver, type Package, packageEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** True while the making of a package is under way. */
export const isBeingMade = ({ status }: Package): boolean =>
  status === 'waiting' || status === 'processing';

/** The cached answer about a project's packages. */
export const handOverQuery = (projectId: string) =>
  keyOf(packageEndpoints.handOver, { params: { projectId } });

/** The state of a project that leaves, as any window changes it: packages, videos, scripts, questions. */
export function useHandOver(projectId: string) {
  const queryClient = useQueryClient();
  const refresh = (told: { projectId: string }) => {
    if (told.projectId === projectId) void askAgain(queryClient, handOverQuery(projectId));
  };
  useServerEvent('packagesUpdate', refresh);
  useServerEvent('questionsUpdate', refresh);
  useServerEvent('scriptUpdate', refresh);
  useServerEvent('videoStatusUpdate', (video) => {
    if (video.status === 'completed' || video.status === 'failed') refresh(video);
  });
  return useEndpoint(
    packageEndpoints.handOver,
    { params: { projectId } },
    {
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      pollWhile: ({ packages }: HandOver) => packages.some(isBeingMade),
    },
  );
}
