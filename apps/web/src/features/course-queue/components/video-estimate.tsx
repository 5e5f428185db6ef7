import { keepPreviousData } from '@tanstack/react-query';
import {
  courseQueueEndpoints,
  type PresenterProviderId,
  type VideoFormat,
  type Voice,
} from '@tarima/contract';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { CostEstimate } from '#web/features/video-generation/components/cost-estimate.tsx';
import { useCostLines } from '#web/features/video-generation/use-cost-lines.ts';
import { paidVoice, VENDOR_NAMES } from '#web/features/voices/paid-voice.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';
import { spokenTime } from '../spoken-time.ts';

type VideoEstimateProps = {
  projectId: string;
  videoFormat: VideoFormat;
  scriptId?: string | undefined;
  /** The provider that makes them. */
  provider: PresenterProviderId;
  voice: Voice | undefined;
};

/** The number of videos, their length, and the time to make them. */
export function VideoEstimate({
  projectId,
  videoFormat,
  scriptId,
  provider,
  voice,
}: VideoEstimateProps) {
  const { t } = useTranslation();
  const query = useEndpoint(
    courseQueueEndpoints.estimate,
    {
      params: { projectId },
      query: {
        videoFormat,
        provider,
        ...(scriptId && { scriptId }),
        ...(voice && { voiceId: voice.voice_id }),
      },
    },
    // Each video that is made changes what was measured.
    { placeholderData: keepPreviousData, gcTime: 0 },
  );
  const costLines = useCostLines({
    provider,
    voice: paidVoice(voice),
    seconds: query.data?.playSeconds,
    characters: query.data?.characters,
  });
  if (query.isError) return <LoadError title={t('courseQueue.estimate.error')} query={query} />;
  if (!query.data) return <Skeleton className="h-14" />;
  const { videos, playSeconds, workSeconds, isMeasured } = query.data;
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-3 rounded-2xl bg-primary-soft p-4 text-sm text-primary-soft-foreground">
        <Timer aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div role="status" className="grid gap-0.5">
          <p className="font-semibold tabular-nums">
            <span className="inline-block">
              {t('courseQueue.estimate.videos', { count: videos })}
            </span>
            {' · '}
            <span className="inline-block">
              {t('courseQueue.estimate.play', { time: spokenTime(playSeconds, t) })}
            </span>
            {' · '}
            <span className="inline-block">
              {t('courseQueue.estimate.work', { time: spokenTime(workSeconds, t) })}
            </span>
          </p>
          <p>
            {provider === 'local'
              ? t(isMeasured ? 'courseQueue.estimate.measured' : 'courseQueue.estimate.guessed')
              : t(
                  isMeasured ? 'courseQueue.estimate.measuredOf' : 'courseQueue.estimate.guessedOf',
                  { vendor: VENDOR_NAMES[provider] },
                )}
          </p>
        </div>
      </div>
      <CostEstimate lines={costLines} />
    </div>
  );
}
