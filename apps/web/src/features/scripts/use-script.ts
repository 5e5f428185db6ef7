import { scriptEndpoints } from '@tarima/contract';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

/** The script of a project: the first of its list. */
export const useScript = (projectId: string, enabled: boolean) =>
  useEndpoint(
    scriptEndpoints.byProject,
    { params: { projectId } },
    {
      enabled,
      select: (scripts) => scripts[0] ?? null,
      // Another window or device may have changed it while no event could arrive.
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    },
  );
