import type { Course } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { WorkCard } from '#web/components/work-card.tsx';
import { WorkProgress } from '#web/features/line/work-progress.tsx';
import { CourseUsage } from './course-usage.tsx';

/** The progress of a new structure. `generation` can still be of an earlier one. */
export function StructureProgress({ course }: { course: Course }) {
  const { t } = useTranslation();
  const { generation } = course;
  const isProcessing = generation?.status === 'processing';
  return (
    <WorkCard title={t('course.generating.title')}>
      <WorkProgress
        label={t('course.generating.progress')}
        doing={t(isProcessing ? 'course.generating.processing' : 'course.generating.waiting')}
        progress={isProcessing ? generation.progress : 0}
        waitingId={!isProcessing && course.projectId}
      />
      <CourseUsage course={course} />
    </WorkCard>
  );
}
