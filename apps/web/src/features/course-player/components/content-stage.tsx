import type { CourseContent, Language, Video } from '@tarima/contract';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { toast } from '#web/components/ui/toast.ts';
import { textOf } from '#web/features/courses/course-contents.ts';
import { isInProgress } from '#web/features/videos/video-state.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useCaption } from '../use-caption.ts';
import { ScriptReading } from './script-reading.tsx';

type ContentStageProps = {
  content: CourseContent;
  video: Video | undefined;
  language: Language;
  /** Whether the video starts by itself: somebody asked for it. */
  plays: boolean;
  player: RefObject<HTMLVideoElement | null>;
  onEnded: () => void;
};

/** The video of a content in full size, or its text to read while there is none. */
export function ContentStage(props: ContentStageProps) {
  const { content, video, language } = props;
  const { t } = useTranslation();
  if (video?.status === 'completed' && video.videoUrl)
    return <VideoStage key={video.id} {...props} video={video} />;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-10">
      {video && isInProgress(video) ? (
        <div className="grid gap-2">
          <p className="text-sm text-muted-foreground">{t('coursePlayer.beingMade')}</p>
          <Progress
            value={video.progress}
            label={t('courseScripts.video.progress', { title: content.title })}
          />
        </div>
      ) : (
        <p className="text-sm text-muted-foreground">{t('coursePlayer.noVideo')}</p>
      )}
      <ScriptReading text={textOf(content) ?? ''} language={language} />
    </Card>
  );
}

function VideoStage({
  video,
  content,
  language,
  plays,
  player,
  onEnded,
}: ContentStageProps & { video: Video }) {
  const { t } = useTranslation();
  const caption = useCaption(player);
  const isVertical = video.format === 'vertical';
  return (
    <div className="relative overflow-hidden rounded-2xl bg-black max-sm:-mx-4 max-sm:rounded-none">
      {isVertical && video.posterUrl && (
        <img
          src={video.posterUrl}
          alt=""
          className="absolute inset-0 size-full scale-110 object-cover opacity-35 blur-3xl"
        />
      )}
      <video
        ref={player}
        controls
        autoPlay={plays}
        playsInline
        preload="metadata"
        src={video.videoUrl ?? undefined}
        poster={video.posterUrl ?? undefined}
        aria-label={content.title}
        onEnded={onEnded}
        onError={() => toast.error(t('videos.playError'))}
        className={classNames(
          'relative mx-auto max-w-full bg-black',
          isVertical ? 'aspect-9/16 h-[72dvh]' : 'aspect-video max-h-[76dvh] w-full',
        )}
      >
        <track
          default
          kind="captions"
          src={video.captionsUrl ?? undefined}
          srcLang={language}
          label={t('videos.captions')}
        />
      </video>
      {/* the same words are heard, and stand in the text below */}
      <p
        aria-hidden
        className="relative grid min-h-14 place-items-center bg-black px-4 py-2 text-center text-base text-balance text-white sm:text-lg"
      >
        {caption}
      </p>
    </div>
  );
}
