import { useQueryClient } from '@tanstack/react-query';
import { type Translation, translationEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

export const languagesKey = (projectId: string) =>
  keyOf(translationEndpoints.get, { params: { projectId } });

/** The original of a project and its translations. They follow their making, and saves in any window. */
export function useLanguages(projectId: string) {
  const queryClient = useQueryClient();
  useServerEvent('translationsUpdate', (update) => {
    if (update.projectId === projectId) void askAgain(queryClient, languagesKey(projectId));
  });
  return useEndpoint(
    translationEndpoints.get,
    { params: { projectId } },
    {
      refetchOnMount: 'always',
      // No event tells that the original was edited, perhaps in another window.
      refetchOnWindowFocus: 'always',
      pollWhile: ({ own, translations }) =>
        translations.some(isTranslating) || (own !== null && isTranslating(own)),
    },
  );
}

export const isTranslating = ({ run }: Pick<Translation, 'run'>): boolean =>
  run.status === 'waiting' || run.status === 'processing';

/** True if the original is no longer the text that was translated. */
export const isBehind = ({ changed }: Pick<Translation, 'changed'>): boolean =>
  changed.isStructureChanged || changed.contentIds.length > 0;

/** True while texts may be missing: the run has not ended, or has failed. */
export const isUnfinished = ({ run }: Pick<Translation, 'run'>): boolean =>
  run.status !== 'completed';

/** A translation follows its original, so nothing of it is written anew from the documents. */
export const useIsTranslation = (projectId: string): boolean =>
  useLanguages(projectId).data?.own != null;
