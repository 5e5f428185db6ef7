import type { CourseQueue } from '@tarima/contract';
import { GraduationCap, PackageCheck, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { useQueueChange } from '../use-queue-change.ts';

/** Pause and resume. Once all videos are finished, links to hand over and to the course. */
export function QueueControls({ queue }: { queue: CourseQueue }) {
  const { t } = useTranslation();
  const { projectId, status, stats } = queue;
  const params = { projectId };
  const pause = useQueueChange(projectId, 'pause');
  const resume = useQueueChange(projectId, 'resume');
  const canPause = status === 'processing' || status === 'pending';
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {canPause && (
        <Button
          variant="secondary"
          disabled={pause.isPending}
          onClick={() => pause.mutate({ params })}
        >
          <Pause aria-hidden />
          {t('courseQueue.pause')}
        </Button>
      )}
      {status === 'paused' && (
        <Button disabled={resume.isPending} onClick={() => resume.mutate({ params })}>
          <Play aria-hidden />
          {t('courseQueue.resume')}
        </Button>
      )}
      {status === 'completed' && (
        <>
          <Button asChild>
            <StudioLink href={pathTo.handOver(projectId)}>
              <PackageCheck aria-hidden />
              {t('handOver.openCourse')}
            </StudioLink>
          </Button>
          <Button variant="secondary" asChild>
            <StudioLink href={pathTo.course(projectId)}>
              <GraduationCap aria-hidden />
              {t('courseScripts.viewCourse')}
            </StudioLink>
          </Button>
        </>
      )}
      {status === 'paused' && stats.processingVideos > 0 && (
        <p className="self-center text-sm text-muted-foreground">{t('courseQueue.pausing')}</p>
      )}
    </div>
  );
}
