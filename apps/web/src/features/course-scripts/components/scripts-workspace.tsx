import type { Course } from '@tarima/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LedgerCard } from '#web/components/ledger/ledger-card.tsx';
import { AllVideosDialog } from '#web/features/course-queue/components/all-videos-dialog.tsx';
import { QueuePanel } from '#web/features/course-queue/components/queue-panel.tsx';
import { useQueueView } from '#web/features/course-queue/use-queue-view.ts';
import { useCourseVideos } from '#web/features/courses/api/get-course-videos.ts';
import { CourseUsage } from '#web/features/courses/components/course-usage.tsx';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { TimedOut } from '#web/features/videos/components/timed-out.tsx';
import { VideoPlayerDialog } from '#web/features/videos/components/video-player-dialog.tsx';
import { useGenerateScripts } from '../api/generate-scripts.ts';
import { useCourseLedger } from '../api/get-course-ledger.ts';
import { useScriptsOnLoad } from '../use-scripts-on-load.ts';
import { ContentVideoDialog } from './content-video-dialog.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseModules } from './course-modules.tsx';
import { ScriptDialog } from './script-dialog.tsx';
import { WritingStatus } from './writing-status.tsx';

type OpenDialog = { kind: 'script' | 'video'; contentId: string } | { kind: 'all' } | null;

/** The scripts of a course, their videos, and the queue for all videos. */
export function ScriptsWorkspace({ course }: { course: Course }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [watchedId, setWatchedId] = useState<string | null>(null);
  const scripts = useGenerateScripts();
  useScriptsOnLoad(course, scripts.mutate);
  const { videos, polling } = useCourseVideos(course.projectId);
  const ledger = useCourseLedger(course);
  const queueView = useQueueView(course.projectId);

  const close = () => setDialog(null);
  const content =
    dialog && dialog.kind !== 'all'
      ? contentsOf(course).find(({ id }) => id === dialog.contentId)
      : undefined;
  const handleGenerateAll = () => setDialog({ kind: 'all' });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
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
      <WritingStatus
        course={course}
        isAsking={scripts.isPending}
        onRetry={() => scripts.mutate(course)}
      />
      <LedgerCard
        query={ledger}
        title={t('ledger.courseTitle')}
        description={t('ledger.courseDescription')}
        language={course.language}
      />
      {polling.isOver && <TimedOut onReload={polling.restart} />}
      <CourseModules
        course={course}
        videos={videos.data ?? []}
        queue={queueView.query.data}
        isAsking={scripts.isPending}
        onRetry={() => scripts.mutate(course)}
        onEdit={(contentId) => setDialog({ kind: 'script', contentId })}
        onFilm={(contentId) => setDialog({ kind: 'video', contentId })}
        onWatch={setWatchedId}
      />
      {dialog?.kind === 'script' && content && (
        <ScriptDialog course={course} content={content} onClose={close} />
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
