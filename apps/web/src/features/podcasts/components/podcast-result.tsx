import type { Podcast } from '@tarima/contract';
import { Mic, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ModelUsageLine } from '../../projects/components/model-usage-line.tsx';
import { PodcastPlayer } from '../player/podcast-player.tsx';
import { useMakeAudio } from '../use-make-audio.ts';
import { usePodcast } from '../use-podcast.ts';
import { BackButton } from './back-button.tsx';
import { FinishedPodcast, type WaysBack } from './finished-podcast.tsx';
import { OtherVoices } from './other-voices.tsx';
import { PodcastFailure } from './podcast-failure.tsx';
import { PodcastLedger } from './podcast-ledger.tsx';
import { PodcastParts } from './podcast-parts.tsx';
import { PodcastProgress } from './podcast-progress.tsx';
import { ScriptPanel } from './script-panel.tsx';
import { SourceReport } from './source-report.tsx';

type PodcastResultProps = {
  id: string;
  /** The ways back to the form. Absent on the podcast's own page. */
  waysBack?: WaysBack;
};

/** One podcast, in any state. */
export function PodcastResult({ id, waysBack }: PodcastResultProps) {
  const { t } = useTranslation();
  const query = usePodcast(id);
  if (query.isPending) return <Skeleton className="h-80 rounded-2xl" />;
  if (query.isError) return <LoadError title={t('podcasts.result.loadError')} query={query} />;
  const podcast = query.data;
  const onBack = waysBack?.onBack;
  if (podcast.status === 'processing') return <PodcastProgress podcast={podcast} />;
  if (podcast.status === 'error') return <FailedPodcast podcast={podcast} onBack={onBack} />;
  if (podcast.status === 'written') return <WrittenPodcast podcast={podcast} onBack={onBack} />;
  return <FinishedPodcast podcast={podcast} waysBack={waysBack} />;
}

type UnfinishedProps = { podcast: Podcast; onBack: (() => void) | undefined };

/** Audio that was made before stays, below the reason for the failure. */
function FailedPodcast({ podcast, onBack }: UnfinishedProps) {
  const { t } = useTranslation();
  const { makeAudio, isStarting } = useMakeAudio(podcast);
  const hasScript = podcast.turnList.length > 0;
  const { audioUrl, isCancelled } = podcast;
  const errorTitle = audioUrl ? 'podcasts.result.againErrorTitle' : 'podcasts.result.errorTitle';
  const failure = (
    <PodcastFailure
      title={t(isCancelled ? 'podcasts.result.cancelledTitle' : errorTitle)}
      message={podcast.error ?? podcast.message}
      onBack={onBack}
      action={
        hasScript &&
        !podcast.isVoiceGone && (
          <Button disabled={isStarting} onClick={() => makeAudio()}>
            <RotateCcw aria-hidden />
            {t('podcasts.result.retry')}
          </Button>
        )
      }
    >
      {audioUrl && (
        <p className="text-center text-sm text-muted-foreground">
          {t('podcasts.result.audioKept')}
        </p>
      )}
      {podcast.isVoiceGone && <OtherVoices podcast={podcast} />}
      {!audioUrl && (
        <>
          <ModelUsageLine usage={podcast.modelUsage} />
          <SourceReport podcast={podcast} />
        </>
      )}
    </PodcastFailure>
  );
  if (!audioUrl) return failure;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {failure}
      <PodcastPlayer podcast={podcast} audioUrl={audioUrl} />
      <PodcastParts podcast={podcast} />
    </div>
  );
}

function WrittenPodcast({ podcast, onBack }: UnfinishedProps) {
  const { t } = useTranslation();
  const { makeAudio, isStarting } = useMakeAudio(podcast);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card className="flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
        <div className="grid gap-1">
          <h2 className="text-lg font-semibold">{t('podcasts.result.writtenTitle')}</h2>
          <p className="text-muted-foreground">{t('podcasts.result.writtenHint')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {onBack && <BackButton onBack={onBack} />}
          <Button size="large" disabled={isStarting} onClick={() => makeAudio()}>
            <Mic aria-hidden />
            {t('podcasts.result.makeAudio')}
          </Button>
        </div>
      </Card>
      <ScriptPanel podcast={podcast} />
      <PodcastLedger podcast={podcast} />
      <ModelUsageLine usage={podcast.modelUsage} />
      <SourceReport podcast={podcast} />
    </div>
  );
}
