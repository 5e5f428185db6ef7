import { useQueryClient } from '@tanstack/react-query';
import { scriptEndpoints, type Translation } from '@tarima/contract';
import { useEffect } from 'react';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { keyOf } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { TranslationNotice } from './translation-notice.tsx';
import { isUnfinished } from './use-languages.ts';

/** In the place of a script that is still being translated. It asks for the script as the run moves on. */
export function AwaitedScript({ own }: { own: Translation }) {
  const queryClient = useQueryClient();
  const { projectId, run } = own;
  const news = `${run.status} ${run.progress}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the run has moved on
  useEffect(() => {
    const script = keyOf(scriptEndpoints.byProject, { params: { projectId } });
    void askAgain(queryClient, script);
  }, [queryClient, projectId, news]);
  return isUnfinished(own) ? (
    <TranslationNotice projectId={projectId} type="video" />
  ) : (
    <Skeleton className="h-64" />
  );
}
