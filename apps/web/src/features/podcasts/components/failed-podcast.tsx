import type { Podcast } from '@tarima/contract';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ModelUsageLine } from '../../projects/components/model-usage-line.tsx';
import { PodcastPlayer } from '../player/podcast-player.tsx';
import { useMakeAudio } from '../use-make-audio.ts';
import type { WaysBack } from '../ways-back.ts';
import { OtherVoices } from './other-voices.tsx';
import { PodcastFailure } from './podcast-failure.tsx';
import { PodcastNext } from './podcast-next.tsx';
import { PodcastOrigin } from './podcast-origin.tsx';
import { ScriptPanel } from './script-panel.tsx';
import { SourceReport } from './source-report.tsx';

type FailedPodcastProps = { podcast: Podcast; waysBack: WaysBack | undefined; isGone: boolean };

/** A podcast that failed or was cancelled. The script and audio that it already has stay. */
export function FailedPodcast({ podcast, waysBack, isGone }: FailedPodcastProps) {
  const { t } = useTranslation();
  const { makeAudio, isStarting } = useMakeAudio(podcast);
  const { audioUrl, isCancelled, isVoiceGone } = podcast;
  const errorTitle = audioUrl ? 'podcasts.result.againErrorTitle' : 'podcasts.result.errorTitle';
  // The only source's error is the podcast's own, which is said already.
  const isMore = podcast.sources.some(({ error }) => error?.message !== podcast.error);
  return (
    <>
      {!isGone && (
        <PodcastFailure
          title={t(isCancelled ? 'podcasts.result.cancelledTitle' : errorTitle)}
          message={
            isCancelled ? t('podcasts.result.cancelledHint') : (podcast.error ?? podcast.message)
          }
          isCalm={isCancelled}
          onBack={waysBack?.onBack}
          action={
            !isVoiceGone && (
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
          {isVoiceGone && <OtherVoices podcast={podcast} />}
          {!audioUrl && (
            <>
              <ModelUsageLine usage={podcast.modelUsage} />
              {isMore && <SourceReport podcast={podcast} />}
            </>
          )}
        </PodcastFailure>
      )}
      {audioUrl ? (
        <PodcastPlayer
          podcast={podcast}
          audioUrl={audioUrl}
          isGone={isGone}
          hasTitle={waysBack !== undefined}
        >
          {!isGone && <PodcastNext podcast={podcast} onCreateNew={waysBack?.onCreateNew} />}
        </PodcastPlayer>
      ) : (
        podcast.turnList.length > 0 && <ScriptPanel podcast={podcast} isGone={isGone} />
      )}
      {audioUrl && <PodcastOrigin podcast={podcast} isGone={isGone} />}
    </>
  );
}
