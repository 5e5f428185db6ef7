import type { Course, Video } from '@tarima/contract';
import {
  ArrowLeft,
  Clapperboard,
  GraduationCap,
  ListVideo,
  MessagesSquare,
  PackageCheck,
} from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { isRunning } from '#web/features/course-queue/queue-state.ts';
import { spokenTime } from '#web/features/course-queue/spoken-time.ts';
import type { QueueView } from '#web/features/course-queue/use-queue-view.ts';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { isWriting } from '#web/features/courses/script-state.ts';
import { ManuscriptButton } from '#web/features/manuscripts/manuscript-button.tsx';
import { LazyReviewDialog } from '#web/features/reviews/components/lazy-review-dialog.tsx';
import { LanguagesButton } from '#web/features/translations/languages-button.tsx';
import { pathTo } from '#web/lib/paths.ts';

type CourseActionsProps = {
  course: Course;
  videos: readonly Video[];
  queueView: QueueView;
  onGenerateAll: () => void;
};

/** The totals of the course, and the actions for all of it. */
export function CourseActions({ course, videos, queueView, onGenerateAll }: CourseActionsProps) {
  const { t } = useTranslation();
  const [asksForReview, setAsksForReview] = useState(false);
  const contents = contentsOf(course);
  const seconds = contents.reduce((sum, { script }) => sum + (script?.estimatedSeconds ?? 0), 0);
  // Counted by content: an edited course keeps videos of removed contents.
  const finished = contents.filter(({ scriptId }) =>
    videos.some((video) => video.scriptId === scriptId && video.status === 'completed'),
  ).length;
  const queue = queueView.query.data;
  const writing = isWriting(course);
  const hasScripts = contents.some(({ script }) => script && script.wordCount > 0);
  const facts = [
    t('courseScripts.modules', { count: course.modules.length }),
    t('courseScripts.contents', { count: contents.length }),
    t('courseScripts.videosReady', { done: finished, total: contents.length }),
    ...(seconds > 0 ? [t('courseScripts.playTime', { time: spokenTime(seconds, t) })] : []),
  ];
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted-foreground tabular-nums">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span className="inline-block">{fact}</span>
          </Fragment>
        ))}
      </p>
      <div className="flex flex-wrap items-center gap-2 [&>*]:max-sm:flex-1">
        <Button variant="secondary" asChild>
          <StudioLink href={pathTo.createCourse(course.projectId)}>
            <ArrowLeft aria-hidden />
            {t('courseScripts.toStructure')}
          </StudioLink>
        </Button>
        <Button variant="secondary" asChild>
          <StudioLink href={pathTo.course(course.projectId)}>
            <GraduationCap aria-hidden />
            {t('courseScripts.viewCourse')}
          </StudioLink>
        </Button>
        <ManuscriptButton projectId={course.projectId} />
        <LanguagesButton projectId={course.projectId} type="course" />
        <Button variant="secondary" onClick={() => setAsksForReview(true)}>
          <MessagesSquare aria-hidden />
          {t('reviews.ask')}
        </Button>
        {!queueView.isShown && (
          <Button variant="secondary" onClick={queueView.show}>
            <ListVideo aria-hidden />
            {t('courseQueue.show')}
          </Button>
        )}
        {!(queue && isRunning(queue)) && (
          <Button
            variant={finished < contents.length ? 'primary' : 'secondary'}
            className="sm:ml-auto"
            disabled={writing || !hasScripts}
            aria-describedby={writing ? 'generate-all-later' : undefined}
            onClick={onGenerateAll}
          >
            <Clapperboard aria-hidden />
            {t('courseScripts.generateAll')}
          </Button>
        )}
        {finished > 0 && (
          <Button variant={finished < contents.length ? 'secondary' : 'primary'} asChild>
            <StudioLink href={pathTo.handOver(course.projectId)}>
              <PackageCheck aria-hidden />
              {t('handOver.open')}
            </StudioLink>
          </Button>
        )}
      </div>
      {asksForReview && (
        <LazyReviewDialog projectId={course.projectId} onClose={() => setAsksForReview(false)} />
      )}
      {writing && (
        <p id="generate-all-later" className="text-sm text-muted-foreground sm:text-right">
          {t('courseScripts.generateAllLater')}
        </p>
      )}
    </div>
  );
}
