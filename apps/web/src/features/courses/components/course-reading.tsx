import type { Project } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';

/** The files of a course, and what has been read of each. */
export function CourseReading({ project, reading }: { project: Project; reading: boolean }) {
  const { t } = useTranslation();
  const { draft, files } = project;
  return (
    <Card className="grid max-w-3xl gap-6 p-6">
      <div className="grid gap-2">
        <h2 className="text-lg font-semibold">
          {t(reading ? 'course.readingTitle' : 'course.readTitle')}
        </h2>
        <p className="text-sm text-pretty text-muted-foreground">
          {draft.error?.message ??
            t(reading ? 'course.readingDescription' : 'course.readDescription')}
        </p>
        {reading && <Progress value={draft.progress} label={t('draft.reading')} className="mt-2" />}
      </div>
      <ul className="grid gap-2">
        {files.map((file) => (
          <li
            key={file.id}
            className="flex flex-wrap items-center justify-between gap-2 rounded-xl border p-3 text-sm"
          >
            <span className="min-w-0 truncate font-medium">{file.name}</span>
            {file.error ? (
              <span className="text-destructive">{file.error.message}</span>
            ) : (
              <Badge tone={file.status === 'completed' ? 'success' : 'neutral'}>
                {file.pages === null
                  ? t(`draft.${file.status}`)
                  : t('course.pages', { count: file.pages })}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
