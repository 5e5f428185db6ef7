import { scriptEndpoints } from '@tarima/contract';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The script of a project, which is the first of its list; asked for when its draft is done. */
export const useScript = (projectId: string, enabled: boolean) =>
  useEndpoint(
    scriptEndpoints.byProject,
    { params: { projectId } },
    {
      enabled,
      select: (scripts) => scripts[0] ?? null,
      // Another window or another device may have changed it while nothing could be told of that.
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    },
  );
