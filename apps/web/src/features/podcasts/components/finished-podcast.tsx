import type { Podcast } from '@tarima/contract';
import { Headphones, Mic, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useSavedPath } from '../../library/use-saved-path.ts';
import { useViewAsset } from '../../library/use-view-asset.ts';
import { PodcastPlayer } from '../player/podcast-player.tsx';
import { useMakeAudio } from '../use-make-audio.ts';
import { BackButton } from './back-button.tsx';
import { PodcastParts } from './podcast-parts.tsx';

export type WaysBack = { onBack: () => void; onCreateNew: () => void };
type FinishedPodcastProps = { podcast: Podcast; waysBack: WaysBack | undefined };

/** A podcast to play, read, edit and download. */
export function FinishedPodcast({ podcast, waysBack }: FinishedPodcastProps) {
  const { t } = useTranslation();
  const { makeAudio, isStarting } = useMakeAudio(podcast);
  const savedPath = useSavedPath({
    id: podcast.id ?? podcast.eventId,
    assetType: 'podcast',
    ...(podcast.scriptContent !== null && { scriptContent: podcast.scriptContent }),
  });
  const handleListen = useViewAsset(savedPath, t('podcasts.result.listenError'));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {waysBack && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-xl font-semibold">{t('podcasts.result.successTitle')}</h2>
          <div className="flex flex-wrap gap-2">
            <BackButton onBack={waysBack.onBack} />
            <Button variant="secondary" onClick={waysBack.onCreateNew}>
              <Plus aria-hidden />
              {t('podcasts.result.createNew')}
            </Button>
          </div>
        </div>
      )}
      {podcast.isAudioOutdated && (
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
        <PodcastPlayer podcast={podcast} audioUrl={podcast.audioUrl} />
      ) : waysBack ? (
        <Button size="large" className="justify-self-center" onClick={() => void handleListen()}>
          <Headphones aria-hidden />
          {t('podcasts.result.listen')}
        </Button>
      ) : (
        // The listen button leads to this page. Here only the audio is missing.
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
      <PodcastParts podcast={podcast} />
    </div>
  );
}
