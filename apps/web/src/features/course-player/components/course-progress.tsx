import type { Course } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Progress } from '#web/components/ui/progress.tsx';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { useWatchedContents } from '../watched-contents.ts';

/** The share of the course that was watched in this browser. */
export function CourseProgress({ course }: { course: Course }) {
  const { t } = useTranslation();
  const { watched } = useWatchedContents(course.projectId);
  const contents = contentsOf(course);
  if (contents.length === 0) return null;
  const done = contents.filter(({ id }) => watched.has(id)).length;
  return (
    <div className="grid w-full gap-1.5 sm:w-64">
      <p className="text-sm font-medium text-muted-foreground tabular-nums">
        {done === contents.length
          ? t('coursePlayer.finished')
          : t('coursePlayer.watched', { done, total: contents.length })}
      </p>
      <Progress value={(done / contents.length) * 100} label={t('coursePlayer.progress')} />
    </div>
  );
}
