import type { Video } from '@tarima/contract';
import { Play, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { isInProgress } from '../video-state.ts';
import { DownloadMenu } from './download-menu.tsx';
import { VideoFacts } from './video-facts.tsx';
import { VideoPoster } from './video-poster.tsx';

type VideoCardProps = { video: Video; onView: () => void; onDelete: () => void };

export function VideoCard({ video, onView, onDelete }: VideoCardProps) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-col overflow-hidden">
      <VideoPoster video={video} onView={onView} />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="grid gap-1">
          <h2 className="line-clamp-2 font-semibold tracking-tight" title={video.title}>
            {video.title}
          </h2>
          {video.module && (
            <p className="truncate text-sm text-muted-foreground" title={video.module}>
              {video.module}
            </p>
          )}
        </div>
        <VideoFacts video={video} />
        <div className="mt-auto flex items-center gap-2 pt-1">
          <MainAction video={video} onView={onView} />
          <DownloadMenu video={video} />
          <Tooltip content={t('common.delete')}>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('videos.deleteNamed', { name: video.title })}
              onClick={onDelete}
            >
              <Trash2 aria-hidden />
            </Button>
          </Tooltip>
        </div>
      </div>
    </Card>
  );
}

function MainAction({ video, onView }: Omit<VideoCardProps, 'onDelete'>) {
  const { t } = useTranslation();
  if (video.status === 'completed') {
    return (
      <Button
        className="flex-1"
        onClick={onView}
        aria-label={t('videos.viewNamed', { name: video.title })}
      >
        <Play aria-hidden />
        {t('videos.view')}
      </Button>
    );
  }
  return (
    <Button variant="secondary" className="flex-1" asChild>
      <StudioLink href={pathTo.generateVideo(video.projectId)}>
        {t(isInProgress(video) ? 'videos.follow' : 'videos.configure')}
      </StudioLink>
    </Button>
  );
}
