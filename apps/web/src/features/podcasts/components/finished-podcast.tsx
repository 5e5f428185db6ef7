import type { Podcast } from '@tarima/contract';
import { CircleCheck, Headphones, Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useSavedPath } from '../../library/use-saved-path.ts';
import { useViewAsset } from '../../library/use-view-asset.ts';
import { PodcastPlayer } from '../player/podcast-player.tsx';
import { useMakeAudio } from '../use-make-audio.ts';
import type { WaysBack } from '../ways-back.ts';
import { BackButton } from './back-button.tsx';
import { PodcastNext } from './podcast-next.tsx';
import { PodcastOrigin } from './podcast-origin.tsx';
import { ScriptPanel } from './script-panel.tsx';

type FinishedPodcastProps = { podcast: Podcast; waysBack: WaysBack | undefined; isGone: boolean };

/** A podcast to play, share, read and edit. */
export function FinishedPodcast({ podcast, waysBack, isGone }: FinishedPodcastProps) {
  const { t } = useTranslation();
  const { makeAudio, isStarting } = useMakeAudio(podcast);
  const savedPath = useSavedPath({
    id: podcast.id ?? podcast.eventId,
    assetType: 'podcast',
    ...(podcast.scriptContent !== null && { scriptContent: podcast.scriptContent }),
  });
  const handleListen = useViewAsset(savedPath, t('podcasts.result.listenError'));
  const next = !isGone && <PodcastNext podcast={podcast} onCreateNew={waysBack?.onCreateNew} />;

  return (
    <>
      {waysBack && !isGone && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="flex items-center gap-2.5 text-xl font-semibold">
            <CircleCheck aria-hidden className="size-6 shrink-0 text-primary" />
            {t('podcasts.result.successTitle')}
          </h2>
          <BackButton onBack={waysBack.onBack} />
        </div>
      )}
      {podcast.isAudioOutdated && !isGone && (
        <Alert
          tone="warning"
          title={t('podcasts.result.outdated')}
          action={
            <Button size="small" disabled={isStarting} onClick={() => makeAudio()}>
              <Mic aria-hidden />
              {t('podcasts.result.makeAudioAgain')}
            </Button>
          }
        >
          <p>{t('podcasts.result.makeAudioHint')}</p>
        </Alert>
      )}
      {podcast.audioUrl ? (
        <PodcastPlayer
          podcast={podcast}
          audioUrl={podcast.audioUrl}
          isGone={isGone}
          hasTitle={waysBack !== undefined}
        >
          {next}
        </PodcastPlayer>
      ) : (
        <>
          {!isGone && waysBack && (
            <Button
              size="large"
              className="justify-self-center"
              onClick={() => void handleListen()}
            >
              <Headphones aria-hidden />
              {t('podcasts.result.listen')}
            </Button>
          )}
          {/* The listen button leads to this page. Here only the audio is missing. */}
          {!isGone && !waysBack && (
            <Button
              size="large"
              className="justify-self-center"
              disabled={isStarting}
              onClick={() => makeAudio()}
            >
              <Mic aria-hidden />
              {t('podcasts.result.makeAudio')}
            </Button>
          )}
          {next}
          <ScriptPanel podcast={podcast} isGone={isGone} />
        </>
      )}
      <PodcastOrigin podcast={podcast} isGone={isGone} />
    </>
  );
}
