import type { Course } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { isWriting } from '#web/features/courses/script-state.ts';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';

type WritingStatusProps = { course: Course; isAsking: boolean; onRetry: () => void };

/** The progress of the scripts, or the missing ones with a reason. Empty once all are written. */
export function WritingStatus({ course, isAsking, onRetry }: WritingStatusProps) {
  const { t } = useTranslation();
  const contents = contentsOf(course);
  const missing = contents.filter(({ script }) => script === null).length;
  if (missing === 0) return null;

  if (isAsking || isWriting(course)) {
    const done = contents.length - missing;
    return (
      <Card className="grid gap-3 p-4 sm:p-6">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <h2 className="font-semibold">{t('courseScripts.writing.title')}</h2>
          <p aria-live="polite" className="text-sm font-medium tabular-nums">
            {t('courseScripts.writing.count', { done, total: contents.length })}
          </p>
        </div>
        <Progress
          value={(done / contents.length) * 100}
          label={t('courseScripts.writing.progress')}
        />
        {course.writing?.status === 'waiting' && <PlaceInLine id={course.projectId} />}
        <p className="text-sm text-muted-foreground">{t('courseScripts.writing.hint')}</p>
      </Card>
    );
  }
  return (
    <Alert
      tone="destructive"
      title={t('courseScripts.writing.missing', { count: missing })}
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('courseScripts.writing.retry')}
        </Button>
      }
    >
      {course.writing?.error && <p>{course.writing.error.message}</p>}
    </Alert>
  );
}
