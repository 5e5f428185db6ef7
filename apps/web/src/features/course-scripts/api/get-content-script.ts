import { useQuery } from '@tanstack/react-query';
import { scriptEndpoints } from '@tarima/contract';
import { endpointQuery } from '#web/lib/api.ts';

/** The script of one content with the sources of its sentences; asked for anew at each opening. */
export function useStoredContentScript(projectId: string, contentId: string) {
  const query = endpointQuery(scriptEndpoints.list, { query: { projectId, contentId } });
  return useQuery({ ...query, gcTime: 0, select: (scripts) => scripts[0] ?? null });
}
