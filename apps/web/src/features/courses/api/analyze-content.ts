import { useQuery } from '@tanstack/react-query';
import { courseEndpoints, POLLING } from '@tarima/contract';
import { currentLanguage } from '#web/i18n/index.ts';
import { endpointQuery } from '#web/lib/api.ts';

/** What the documents carry; asked again until they are read. */
export function useContentAnalysis(projectId: string) {
  const input = { params: { projectId }, query: { language: currentLanguage() } };
  return useQuery({
    ...endpointQuery(courseEndpoints.analyze, input),
    refetchInterval: ({ state }) =>
      state.data?.status === 'waiting' || state.data?.status === 'processing'
        ? POLLING.videoMs
        : false,
  });
}
