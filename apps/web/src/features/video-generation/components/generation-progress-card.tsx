import { type Video, videoEndpoints } from '@tarima/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { WorkGoesOn } from '#web/components/work-goes-on.tsx';
import { WorkProgress } from '#web/features/line/work-progress.tsx';
import { TimedOut } from '#web/features/videos/components/timed-out.tsx';
import { isGone } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/error-message.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useChange } from '#web/lib/use-change.ts';
import { longVideoWarning, minutesElapsed, shownProgress } from '../generation-progress.ts';
import { projectVideoKey } from '../use-project-video.ts';
import { useVideoFollowing } from '../use-video-following.ts';
import { useVideoGone } from '../use-video-gone.ts';
import { GenerationSteps } from './generation-steps.tsx';

const CLOCK_MS = 10_000;

/** The progress of a video, by the steps that are really done. */
export function GenerationProgressCard({ video }: { video: Video }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const reaches = useReaches();
  const scriptPath = pathTo.editScript(video.projectId);
  const { polls, end, restart } = useVideoFollowing(video);
  const leave = useVideoGone();
  const cancel = useChange(videoEndpoints.cancel, {
    keeps: projectVideoKey(video.projectId),
    onSuccess: () => toast.success(t('generate.progress.cancelled')),
    failure: (error) => {
      if (isGone(error)) leave(video);
      else toast.error(t('generate.progress.cancelError'), messageOf(error, t));
    },
  });
  // Its finished steps are kept for the next time.
  const handleCancel = (onCancelled?: () => void) =>
    cancel.mutate({ params: { id: video.id } }, onCancelled);
  const minutes = useMinutesSince(video.startedAt);
  const [keepsWaiting, setKeepsWaiting] = useState(false);
  const warning = keepsWaiting ? undefined : longVideoWarning(minutes);
  const doing =
    video.status === 'waiting' || !video.stage
      ? t('generate.progress.waiting')
      : t(`videos.stages.${video.stage}`);

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-8">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{t('generate.progress.title')}</h2>
        <WorkGoesOn found="videos" />
      </div>
      <GenerationSteps
        current={isPreparing(video) ? 'preparing' : 'generating'}
        hasFailed={false}
      />
      <WorkProgress
        label={t('generate.progress.label')}
        doing={doing}
        progress={shownProgress(video, polls)}
        waitingId={video.status === 'waiting' && video.id}
      />
      {end === 'timed-out' && <TimedOut onReload={restart} />}
      {end === 'unreachable' && (
        <Alert
          tone="destructive"
          title={t('generate.progress.unreachable')}
          action={
            <Button variant="secondary" size="small" onClick={restart}>
              {t('generate.progress.reload')}
            </Button>
          }
        />
      )}
      {warning === 'extended' && (
        <Alert tone="warning" title={t('generate.progress.extendedTitle')}>
          <p>{t('generate.progress.extended')}</p>
        </Alert>
      )}
      {warning === 'very-long' && (
        <Alert tone="warning" title={t('generate.progress.veryLongTitle', { minutes })}>
          <p>{t('generate.progress.veryLong')}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="secondary" size="small" onClick={() => setKeepsWaiting(true)}>
              {t('generate.progress.keepWaiting')}
            </Button>
            {reaches(scriptPath) && (
              <Button
                variant="secondary"
                size="small"
                className="h-auto min-h-9 shrink py-1.5 whitespace-normal"
                disabled={cancel.isPending}
                onClick={() => handleCancel(() => navigate(scriptPath))}
              >
                {t('generate.progress.cancelAndShorten')}
              </Button>
            )}
          </div>
        </Alert>
      )}
      <div className="border-t pt-5">
        <Button variant="secondary" disabled={cancel.isPending} onClick={() => handleCancel()}>
          {t('generate.progress.cancel')}
        </Button>
      </div>
    </Card>
  );
}

const isPreparing = ({ status, stage }: Video): boolean =>
  status === 'waiting' || stage === null || stage === 'preparing';

function useMinutesSince(start: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return minutesElapsed(start, now);
}
