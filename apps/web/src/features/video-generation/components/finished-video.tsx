import type { Video } from '@tarima/contract';
import { ArrowLeft, Download, ExternalLink, Maximize, PackageCheck } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Alert } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useFullscreen } from '#web/components/video-player/use-fullscreen.ts';
import { VideoPlayer } from '#web/components/video-player/video-player.tsx';
import { DownloadLink } from '#web/features/videos/components/download-link.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatDollars } from '#web/lib/format.ts';
import { pathTo } from '#web/lib/paths.ts';
import { useSavedPath } from '../../library/use-saved-path.ts';
import { useViewAsset } from '../../library/use-view-asset.ts';

type FinishedVideoProps = { video: Video; onConfigure: () => void };

/** The finished video with its next actions. */
export function FinishedVideo({ video, onConfigure }: FinishedVideoProps) {
  const { t, i18n } = useTranslation();
  const player = useRef<HTMLVideoElement>(null);
  const fullscreen = useFullscreen(player);
  const savedPath = useSavedPath({ id: video.id, assetType: 'video' });

  const handleView = useViewAsset(savedPath, t('generate.finished.viewError'));

  return (
    <Card className="mx-auto grid w-full max-w-3xl gap-6 p-6 sm:p-8">
      <h2 className="text-center text-lg font-semibold">{t('generate.finished.title')}</h2>
      {video.isOutdated && (
        <Alert tone="warning" title={t('handOver.outdated.title', { count: 1 })}>
          <p>{t('handOver.outdated.text')}</p>
        </Alert>
      )}
      <VideoPlayer
        video={video}
        label={video.title}
        player={player}
        fullscreen={fullscreen}
        plays={false}
        className={classNames(
          'mx-auto max-w-full [&:not(:fullscreen)_video]:max-h-[500px]',
          video.format === 'horizontal' && 'w-full',
        )}
      />
      {video.cost !== null && (
        <p className="text-center text-sm text-muted-foreground">
          {t('generate.cost.paid', { cost: formatDollars(video.cost, i18n.language) })}
        </p>
      )}
      <div className="grid gap-2 sm:flex sm:flex-wrap sm:justify-center">
        <Button onClick={() => void handleView()}>
          <ExternalLink aria-hidden />
          {t('generate.finished.view')}
        </Button>
        {video.downloadUrl && (
          <Button asChild>
            <DownloadLink video={video} href={video.downloadUrl}>
              <Download aria-hidden />
              {t('generate.finished.download')}
            </DownloadLink>
          </Button>
        )}
        <Button variant="secondary" asChild>
          <StudioLink href={pathTo.handOver(video.projectId)}>
            <PackageCheck aria-hidden />
            {t('handOver.open')}
          </StudioLink>
        </Button>
        <Button variant="secondary" onClick={fullscreen.toggle}>
          <Maximize aria-hidden />
          {t('generate.finished.fullscreen')}
        </Button>
        <Button variant="ghost" onClick={onConfigure}>
          <ArrowLeft aria-hidden />
          {t('generate.finished.configure')}
        </Button>
      </div>
    </Card>
  );
}
