import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { WorkGoesOn } from '#web/components/work-goes-on.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { ModelUsageLine } from '#web/features/projects/components/model-usage-line.tsx';
import { formatPercent } from '#web/lib/format.ts';
import { ProjectFileList } from './project-file-list.tsx';

/** The work on a project until its script is there. */
export function DraftProgress({ project }: { project: Project }) {
  const { t, i18n } = useTranslation();
  const { draft, files } = project;
  const finished = files.filter(({ status }) => status === 'completed' || status === 'failed');
  const doing =
    draft.stage === 'writing'
      ? t('editor.draft.writing')
      : draft.stage === 'reading'
        ? t('editor.draft.reading', {
            current: Math.min(finished.length + 1, files.length),
            total: files.length,
          })
        : t('editor.draft.waiting');
  return (
    <Card className="mx-auto grid max-w-2xl gap-6 p-6 sm:p-8">
      <div className="flex items-start gap-4">
        <Spinner label={t('common.loading')} className="mt-0.5 size-7" />
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{t('editor.draft.title')}</h2>
          <WorkGoesOn found="projects" />
          {draft.status === 'waiting' && <PlaceInLine id={project.id} />}
        </div>
      </div>
      <div className="grid gap-2">
        <div className="flex justify-between gap-4 text-sm font-medium">
          <p aria-live="polite">{doing}</p>
          <p className="tabular-nums">{formatPercent(draft.progress, i18n.language)}</p>
        </div>
        <Progress value={draft.progress} label={t('editor.draft.progress')} />
      </div>
      <ModelUsageLine usage={project.modelUsage} />
      <ProjectFileList files={files} />
    </Card>
  );
}
