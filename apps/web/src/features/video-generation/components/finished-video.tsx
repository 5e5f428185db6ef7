import type { Video } from '@tarima/contract';
import { ArrowLeft, Download, ExternalLink, Maximize } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { currentLanguage } from '#web/i18n/index.ts';
import { useSavedPath } from '../../library/api/save-path.ts';
import { useViewAsset } from '../../library/use-view-asset.ts';
import { GenerationSteps } from './generation-steps.tsx';

type FinishedVideoProps = { video: Video; onConfigure: () => void };

/** The video itself, and where it can go from here. */
export function FinishedVideo({ video, onConfigure }: FinishedVideoProps) {
  const { t } = useTranslation();
  const player = useRef<HTMLVideoElement>(null);
  const savedPath = useSavedPath({ id: video.id, assetType: 'video' });

  const handleView = useViewAsset(savedPath, t('generate.finished.viewError'));

  return (
    <Card className="mx-auto grid w-full max-w-3xl gap-6 p-6 sm:p-8">
      <h2 className="text-center text-lg font-semibold">{t('generate.finished.title')}</h2>
      <GenerationSteps current="completed" hasFailed={false} />
      <video
        ref={player}
        controls
        playsInline
        preload="metadata"
        src={video.url ?? undefined}
        poster={video.posterUrl ?? undefined}
        aria-label={video.title}
        className={`mx-auto max-h-[500px] max-w-full rounded-2xl object-cover shadow-card ${video.format === 'vertical' ? 'aspect-9/16' : 'aspect-video'}`}
      >
        <track
          kind="captions"
          src={video.captionsUrl ?? undefined}
          srcLang={currentLanguage()}
          label={t('generate.finished.captions')}
        />
      </video>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => void handleView()}>
          <ExternalLink aria-hidden />
          {t('generate.finished.view')}
        </Button>
        <Button variant="secondary" onClick={() => void player.current?.requestFullscreen()}>
          <Maximize aria-hidden />
          {t('generate.finished.fullscreen')}
        </Button>
        {video.downloadUrl && (
          <Button variant="secondary" asChild>
            <a href={video.downloadUrl} download>
              <Download aria-hidden />
              {t('generate.finished.download')}
            </a>
          </Button>
        )}
        <Button variant="ghost" onClick={onConfigure}>
          <ArrowLeft aria-hidden />
          {t('generate.finished.configure')}
        </Button>
      </div>
    </Card>
  );
}
