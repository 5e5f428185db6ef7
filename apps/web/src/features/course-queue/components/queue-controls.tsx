import type { CourseQueue } from '@tarima/contract';
import { GraduationCap, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useChangeQueue } from '../api/change-queue.ts';

/** Pause and resume. Once all videos are finished, a link to the course. */
export function QueueControls({ queue }: { queue: CourseQueue }) {
  const { t } = useTranslation();
  const { projectId, status, stats } = queue;
  const pause = useChangeQueue(projectId, 'pause');
  const resume = useChangeQueue(projectId, 'resume');
  const canPause = status === 'processing' || status === 'pending';
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {canPause && (
        <Button variant="secondary" disabled={pause.isPending} onClick={() => pause.mutate()}>
          <Pause aria-hidden />
          {t('courseQueue.pause')}
        </Button>
      )}
      {status === 'paused' && (
        <Button disabled={resume.isPending} onClick={() => resume.mutate()}>
          <Play aria-hidden />
          {t('courseQueue.resume')}
        </Button>
      )}
      {status === 'completed' && (
        <Button asChild>
          <StudioLink href={pathTo.course(projectId)}>
            <GraduationCap aria-hidden />
            {t('courseScripts.viewCourse')}
          </StudioLink>
        </Button>
      )}
      {status === 'paused' && stats.processingVideos > 0 && (
        <p className="self-center text-sm text-muted-foreground">{t('courseQueue.pausing')}</p>
      )}
    </div>
  );
}
