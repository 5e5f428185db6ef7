import type { Course } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { WorkGoesOn } from '#web/components/work-goes-on.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { formatPercent } from '#web/lib/format.ts';
import { CourseUsage } from './course-usage.tsx';

/** The progress of a new structure. `generation` can still be of an earlier one. */
export function StructureProgress({ course }: { course: Course }) {
  const { t, i18n } = useTranslation();
  const { generation } = course;
  const isProcessing = generation?.status === 'processing';
  const progress = isProcessing ? generation.progress : 0;
  return (
    <Card className="mx-auto grid max-w-2xl gap-6 p-6 sm:p-8">
      <div className="flex items-start gap-4">
        <Spinner label={t('common.loading')} className="mt-0.5 size-7" />
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{t('course.generating.title')}</h2>
          <WorkGoesOn found="projects" />
        </div>
      </div>
      <div className="grid gap-2">
        <div className="flex justify-between gap-4 text-sm font-medium">
          <p aria-live="polite">
            {t(isProcessing ? 'course.generating.processing' : 'course.generating.waiting')}
          </p>
          <p className="tabular-nums">{formatPercent(progress, i18n.language)}</p>
        </div>
        <Progress value={progress} label={t('course.generating.progress')} />
        {!isProcessing && <PlaceInLine id={course.projectId} />}
      </div>
      <CourseUsage course={course} />
    </Card>
  );
}
