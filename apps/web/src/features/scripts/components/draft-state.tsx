import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ModelUsageLine } from '#web/features/projects/components/model-usage-line.tsx';
import { ReadingProgress } from '#web/features/projects/components/reading-progress.tsx';
import { isDrafting } from '#web/features/projects/project-state.ts';
import { AwaitedScript } from '#web/features/translations/awaited-script.tsx';
import { useLanguages } from '#web/features/translations/use-languages.ts';
import { DraftFailed } from './draft-failed.tsx';

/** A project without a script: its progress, or the reason why there is none. */
export function DraftState({ project }: { project: Project }) {
  const { t } = useTranslation();
  const languages = useLanguages(project.id);
  if (languages.data?.own) return <AwaitedScript own={languages.data.own} />;
  if (languages.isPending && !isDrafting(project)) return <Skeleton className="h-64" />;
  if (!isDrafting(project)) return <DraftFailed project={project} />;
  return (
    <ReadingProgress
      project={project}
      title={t('editor.draft.title')}
      label={t('editor.draft.progress')}
    >
      <ModelUsageLine usage={project.modelUsage} />
    </ReadingProgress>
  );
}
