import type { Course, CourseContent, Video } from '@tarima/contract';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { useFullscreen } from '#web/components/video-player/use-fullscreen.ts';
import { VideoPlayer } from '#web/components/video-player/video-player.tsx';
import { PlaceInLine } from '#web/features/line/place-in-line.tsx';
import { isInProgress } from '#web/features/videos/video-state.ts';
import { ContentReading } from './content-reading.tsx';

type ContentStageProps = {
  course: Course;
  content: CourseContent;
  video: Video | undefined;
  /** True to start at once, because somebody asked for it. */
  plays: boolean;
  player: RefObject<HTMLVideoElement | null>;
  onEnded: () => void;
};

/** The video of a content in full size, or its text without one. */
export function ContentStage({
  course,
  content,
  video,
  plays,
  player,
  onEnded,
}: ContentStageProps) {
  const { t } = useTranslation();
  const fullscreen = useFullscreen(player);
  if (video?.status === 'completed' && video.videoUrl) {
    return (
      <VideoPlayer
        key={video.id}
        video={video}
        label={content.title}
        language={course.language}
        player={player}
        fullscreen={fullscreen}
        plays={plays}
        onEnded={onEnded}
      />
    );
  }
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-10">
      {video && isInProgress(video) ? (
        <div className="grid gap-2">
          <p className="text-sm text-muted-foreground">{t('coursePlayer.beingMade')}</p>
          <Progress
            value={video.progress}
            label={t('courseScripts.video.progress', { title: content.title })}
          />
          {video.status === 'waiting' && <PlaceInLine id={video.id} />}
        </div>
      ) : (
        <p className="text-sm text-muted-foreground">{t('coursePlayer.noVideo')}</p>
      )}
      <ContentReading course={course} content={content} />
    </Card>
  );
}
