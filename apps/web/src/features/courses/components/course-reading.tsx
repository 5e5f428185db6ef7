import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { WorkGoesOn } from '#web/components/work-goes-on.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { ProjectFileList } from '#web/features/scripts/components/project-file-list.tsx';
import { formatPercent } from '#web/lib/format.ts';

/** The files of a course with the reading progress of each. */
export function CourseReading({ project }: { project: Project }) {
  const { t, i18n } = useTranslation();
  const { draft, files } = project;
  const done = files.filter(({ status }) => status === 'completed' || status === 'failed').length;
  const doing =
    draft.status === 'waiting'
      ? t('editor.draft.waiting')
      : t('editor.draft.reading', {
          current: Math.min(done + 1, files.length),
          total: files.length,
        });
  return (
    <Card className="mx-auto grid max-w-2xl gap-6 p-6 sm:p-8">
      <div className="flex items-start gap-4">
        <Spinner label={t('common.loading')} className="mt-0.5 size-7" />
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{t('course.readingTitle')}</h2>
          <WorkGoesOn found="projects" />
        </div>
      </div>
      <div className="grid gap-2">
        <div className="flex justify-between gap-4 text-sm font-medium">
          <p aria-live="polite">{doing}</p>
          <p className="tabular-nums">{formatPercent(draft.progress, i18n.language)}</p>
        </div>
        <Progress value={draft.progress} label={t('draft.reading')} />
        {draft.status === 'waiting' && <PlaceInLine id={project.id} />}
      </div>
      <ProjectFileList files={files} />
    </Card>
  );
}
