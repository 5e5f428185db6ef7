import type { Video } from '@tarima/contract';
import { Captions, Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { useFullscreen } from '#web/components/video-player/use-fullscreen.ts';
import { VideoPlayer } from '#web/components/video-player/video-player.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useVideo } from '../api/get-video.ts';
import { DownloadLink } from './download-link.tsx';
import { VideoFacts } from './video-facts.tsx';

/** Plays one video, also one of another page of the list. */
export function VideoPlayerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useVideo(id);
  const wide = query.data?.format === 'horizontal';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={query.data?.title ?? t('videos.view')}
        className={classNames('max-w-md', wide && 'max-w-4xl')}
      >
        {query.isPending && <Skeleton className="aspect-video" />}
        {query.isError && <LoadError title={t('videos.playError')} query={query} />}
        {query.data && <Player video={query.data} />}
      </DialogContent>
    </Dialog>
  );
}

function Player({ video }: { video: Video }) {
  const { t } = useTranslation();
  const player = useRef<HTMLVideoElement>(null);
  const fullscreen = useFullscreen(player);
  if (!video.videoUrl) return <VideoFacts video={video} />;
  return (
    <>
      <VideoPlayer
        video={video}
        label={video.title}
        player={player}
        fullscreen={fullscreen}
        plays
        className="rounded-xl shadow-none"
      />
      <div className="grid gap-2 sm:grid-flow-col sm:auto-cols-fr">
        {video.downloadUrl && (
          <Button variant="secondary" asChild>
            <DownloadLink video={video} href={video.downloadUrl}>
              <Download aria-hidden />
              {t('videos.downloadVideo')}
            </DownloadLink>
          </Button>
        )}
        {video.captionsDownloadUrl && (
          <Button variant="secondary" asChild>
            <DownloadLink video={video} href={video.captionsDownloadUrl}>
              <Captions aria-hidden />
              {t('videos.downloadCaptions')}
            </DownloadLink>
          </Button>
        )}
      </div>
    </>
  );
}
