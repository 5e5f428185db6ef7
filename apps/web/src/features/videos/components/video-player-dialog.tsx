import type { Video } from '@tarima/contract';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/components/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogContent } from '#web/components/ui/dialog.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { VideoPlayer } from '#web/components/video-player/video-player.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { useVideo } from '../api/get-video.ts';
import { VideoFacts } from './video-facts.tsx';

/** Plays one video, whichever page of the list it is on. */
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
  if (!video.videoUrl) return <VideoFacts video={video} />;
  return (
    <>
      <VideoPlayer
        video={video}
        label={video.title}
        player={player}
        plays
        className="rounded-xl shadow-none"
      />
      {video.downloadUrl && (
        <Button variant="secondary" asChild>
          <a href={video.downloadUrl} download>
            <Download aria-hidden />
            {t('videos.download')}
          </a>
        </Button>
      )}
    </>
  );
}
