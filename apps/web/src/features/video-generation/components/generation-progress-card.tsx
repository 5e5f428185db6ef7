import type { Video } from '@tarima/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { WorkGoesOn } from '#web/components/work-goes-on.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { TimedOut } from '#web/features/videos/components/timed-out.tsx';
import { formatPercent } from '#web/lib/format.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useReaches } from '#web/lib/reaches.ts';
import { useCancelVideo } from '../api/cancel-video.ts';
import { longVideoWarning, minutesElapsed, shownProgress } from '../generation-progress.ts';
import { useVideoFollowing } from '../use-video-following.ts';
import { GenerationSteps } from './generation-steps.tsx';

const CLOCK_MS = 10_000;

/** The progress of a video, by the steps that are really done. */
export function GenerationProgressCard({ video }: { video: Video }) {
  const { t, i18n } = useTranslation();
  const [, navigate] = useLocation();
  const reaches = useReaches();
  const scriptPath = pathTo.editScript(video.projectId);
  const { polls, end, restart } = useVideoFollowing(video);
  const cancel = useCancelVideo(video);
  const minutes = useMinutesSince(video.startedAt);
  const [keepsWaiting, setKeepsWaiting] = useState(false);
  const warning = keepsWaiting ? undefined : longVideoWarning(minutes);
  const progress = shownProgress(video, polls);
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
      <div className="grid gap-2">
        <div className="flex justify-between gap-4 text-sm font-medium">
          <p aria-live="polite">{doing}</p>
          <p className="tabular-nums">{formatPercent(progress, i18n.language)}</p>
        </div>
        <Progress value={progress} label={t('generate.progress.label')} />
        {video.status === 'waiting' && <PlaceInLine id={video.id} />}
      </div>
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
                onClick={() =>
                  cancel.mutate(undefined, {
                    onSuccess: () => navigate(scriptPath),
                  })
                }
              >
                {t('generate.progress.cancelAndShorten')}
              </Button>
            )}
          </div>
        </Alert>
      )}
      <div className="border-t pt-5">
        <Button variant="secondary" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
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
