import { type Course, courseEndpoints } from '@tarima/contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { LedgerCard } from '#web/components/ledger/ledger-card.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { AllVideosDialog } from '#web/features/course-queue/components/all-videos-dialog.tsx';
import { QueuePanel } from '#web/features/course-queue/components/queue-panel.tsx';
import { useQueueView } from '#web/features/course-queue/use-queue-view.ts';
import { ContentBoard } from '#web/features/courses/components/content-board.tsx';
import { CourseUsage } from '#web/features/courses/components/course-usage.tsx';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { lacksScripts } from '#web/features/courses/script-state.ts';
import { courseKey } from '#web/features/courses/use-course.ts';
import { useCourseVideos } from '#web/features/courses/use-course-videos.ts';
import { LazyQuestionsDialog } from '#web/features/questions/components/lazy-questions-dialog.tsx';
import { MakingStatus } from '#web/features/questions/components/making-status.tsx';
import { useProjectQuestions } from '#web/features/questions/use-project-questions.ts';
import { useProjectReview } from '#web/features/reviews/use-project-review.ts';
import { TimedOut } from '#web/features/videos/components/timed-out.tsx';
import { VideoPlayerDialog } from '#web/features/videos/components/video-player-dialog.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { useCourseLedger } from '../use-course-ledger.ts';
import { useScriptsOnLoad } from '../use-scripts-on-load.ts';
import { ContentVideoDialog } from './content-video-dialog.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseModules } from './course-modules.tsx';
import { ScriptDialog } from './script-dialog.tsx';
import { WritingStatus } from './writing-status.tsx';

type OpenDialog =
  | { kind: 'script' | 'comments' | 'video' | 'questions'; contentId: string }
  | { kind: 'all' }
  | null;

type ScriptsWorkspaceProps = {
  course: Course;
  /** Undefined until it is known. A translation gets scripts and questions from its original. */
  isTranslation: boolean | undefined;
};

/** The scripts of a course, their videos, and the queue for all videos. */
export function ScriptsWorkspace({ course, isTranslation }: ScriptsWorkspaceProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const [open, setOpen] = useState(() => course.modules.map(({ id }) => id));
  const { projectId, language } = course;
  const scripts = useChange(courseEndpoints.generateScripts, {
    failure: t('courseScripts.writing.error'),
    keeps: courseKey(projectId),
  });
  const writeMissing = () => scripts.mutate({ body: { projectId, language } });
  useScriptsOnLoad(isTranslation === false && lacksScripts(course), writeMissing);
  const { videos, polling } = useCourseVideos(projectId);
  const ledger = useCourseLedger(course);
  const questions = useProjectQuestions(projectId);
  const review = useProjectReview(projectId);
  const queueView = useQueueView(projectId, course.revision);

  const work = {
    writing: course.writing,
    videos: videos.data ?? [],
    queue: queueView.query.data,
  };
  const close = () => setDialog(null);
  const content =
    dialog && dialog.kind !== 'all'
      ? contentsOf(course).find(({ id }) => id === dialog.contentId)
      : undefined;
  const handleGenerateAll = () => setDialog({ kind: 'all' });
  const handleOpen = (contentId: string) => {
    const module = course.modules.find(({ contents }) =>
      contents.some(({ id }) => id === contentId),
    );
    // The row is there once its module is open.
    if (module) flushSync(() => setOpen((ids) => [...new Set([...ids, module.id])]));
    const row = document.getElementById(`content-${contentId}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CourseActions
        course={course}
        videos={videos.data ?? []}
        queueView={queueView}
        onGenerateAll={handleGenerateAll}
      />
      <CourseUsage course={course} />
      {queueView.isShown && (
        <QueuePanel
          query={queueView.query}
          onWatch={setWatchedId}
          onHide={queueView.hide}
          onGenerateAll={handleGenerateAll}
        />
      )}
      <Card className="p-4">
        <ContentBoard course={course} work={work} onOpen={handleOpen} />
      </Card>
      {isTranslation === false && (
        <WritingStatus course={course} isAsking={scripts.isPending} onRetry={writeMissing} />
      )}
      {questions.data && isTranslation === false && (
        <MakingStatus
          questions={questions.data}
          written={contentsOf(course).flatMap(({ id, script }) => (script ? [id] : []))}
        />
      )}
      <LedgerCard
        query={ledger}
        title={t('ledger.courseTitle')}
        description={t('ledger.courseDescription')}
        language={language}
      />
      {polling.isOver && <TimedOut onReload={polling.restart} />}
      <CourseModules
        course={course}
        work={work}
        questions={questions.data}
        review={review.data}
        open={open}
        onOpenChange={setOpen}
        isAsking={scripts.isPending}
        onRetry={writeMissing}
        onEdit={(contentId) => setDialog({ kind: 'script', contentId })}
        onComments={(contentId) => setDialog({ kind: 'comments', contentId })}
        onQuestions={(contentId) => setDialog({ kind: 'questions', contentId })}
        onFilm={(contentId) => setDialog({ kind: 'video', contentId })}
        onWatch={setWatchedId}
      />
      {(dialog?.kind === 'script' || dialog?.kind === 'comments') && content && (
        <ScriptDialog
          course={course}
          content={content}
          aside={dialog.kind === 'comments' ? 'comments' : null}
          onClose={close}
        />
      )}
      {dialog?.kind === 'questions' && content && (
        <LazyQuestionsDialog
          projectId={projectId}
          contentId={content.id}
          title={content.title}
          query={questions}
          language={language}
          isFromLibrary={course.isDesigned}
          onClose={close}
        />
      )}
      {dialog?.kind === 'video' && content && (
        <ContentVideoDialog course={course} content={content} onClose={close} />
      )}
      {dialog?.kind === 'all' && (
        <AllVideosDialog course={course} onClose={close} onStarted={queueView.show} />
      )}
      {watchedId && <VideoPlayerDialog id={watchedId} onClose={() => setWatchedId(null)} />}
    </div>
  );
}
