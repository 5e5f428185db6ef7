import type { Podcast } from '@tarima/contract';
import { Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useMakeAudio } from '../use-make-audio.ts';
import type { WaysBack } from '../ways-back.ts';
import { BackButton } from './back-button.tsx';
import { PodcastOrigin } from './podcast-origin.tsx';
import { ScriptPanel } from './script-panel.tsx';

type WrittenPodcastProps = { podcast: Podcast; waysBack: WaysBack | undefined; isGone: boolean };

/** A script that waits to be read and recorded. */
export function WrittenPodcast({ podcast, waysBack, isGone }: WrittenPodcastProps) {
  const { t } = useTranslation();
  const { makeAudio, isStarting } = useMakeAudio(podcast);
  return (
    <>
      {!isGone && (
        <Card className="flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
          <div className="grid gap-1">
            <h2 className="text-lg font-semibold">{t('podcasts.result.writtenTitle')}</h2>
            <p className="text-muted-foreground">{t('podcasts.result.writtenHint')}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {waysBack && <BackButton onBack={waysBack.onBack} />}
            <Button size="large" disabled={isStarting} onClick={() => makeAudio()}>
              <Mic aria-hidden />
              {t('podcasts.result.makeAudio')}
            </Button>
          </div>
        </Card>
      )}
      <ScriptPanel podcast={podcast} isGone={isGone} />
      <PodcastOrigin podcast={podcast} isGone={isGone} />
    </>
  );
}
