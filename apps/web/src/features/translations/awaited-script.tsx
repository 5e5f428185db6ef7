import { useQueryClient } from '@tanstack/react-query';
import { type ProjectLanguages, scriptEndpoints } from '@tarima/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { WorkCard } from '#web/components/work-card.tsx';
import { keyOf } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { ProjectLine } from './components/project-line.tsx';
import { RunProgress } from './components/run-progress.tsx';
import { TranslationNotice } from './translation-notice.tsx';
import { isTranslating, isUnfinished } from './use-languages.ts';

/** In the place of a script that is still being translated. It asks for the script as the run moves on. */
export function AwaitedScript({ own }: { own: NonNullable<ProjectLanguages['own']> }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { projectId, run } = own;
  const news = `${run.status} ${run.progress}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the run has moved on
  useEffect(() => {
    const script = keyOf(scriptEndpoints.byProject, { params: { projectId } });
    void askAgain(queryClient, script);
  }, [queryClient, projectId, news]);
  if (!isUnfinished(own)) return <Skeleton className="h-64" />;
  if (!isTranslating(own)) return <TranslationNotice projectId={projectId} type="video" />;
  return (
    <WorkCard title={t('translations.awaited')}>
      <RunProgress translation={own} />
      {own.original && <ProjectLine project={own.original} type="video" />}
    </WorkCard>
  );
}
