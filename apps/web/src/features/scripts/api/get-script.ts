import { useQuery } from '@tanstack/react-query';
import { scriptEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

export const scriptInput = (projectId: string) => ({ params: { projectId } });

/** The script of a project, which is the first of its list; asked for when its draft is done. */
export function useScript(projectId: string, enabled: boolean) {
  const query = endpointQuery(scriptEndpoints.byProject, scriptInput(projectId));
  return useQuery({
    ...query,
    enabled,
    select: (scripts) => scripts[0] ?? null,
    // Another window or another device may have changed it while nothing could be told of that.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
