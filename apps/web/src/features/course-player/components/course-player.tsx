import type { Course, Video } from '@tarima/contract';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Card } from '#web/components/ui/card.tsx';
import { contentsOf } from '#web/features/courses/course-contents.ts';
import { classNames } from '#web/lib/class-names.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useAutoplay } from '../use-autoplay.ts';
import { usePlayerKeys } from '../use-player-keys.ts';
import { useWatchedContents } from '../watched-contents.ts';
import { ContentDetails } from './content-details.tsx';
import { ContentList } from './content-list.tsx';
import { ContentListDrawer } from './content-list-drawer.tsx';
import { ContentStage } from './content-stage.tsx';
import { PlayerControls } from './player-controls.tsx';

/** Lazy: many contents have no questions yet. */
const ContentQuestions = lazyPart(async () => ({
  default: (await import('#web/features/questions/components/content-questions.tsx'))
    .ContentQuestions,
}));

type CoursePlayerProps = { course: Course; videos: readonly Video[] };

/** Plays a course content by content: the video of each, or its text where there is none. */
export function CoursePlayer({ course, videos }: CoursePlayerProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { watched, mark } = useWatchedContents(course.projectId);
  const autoplay = useAutoplay();
  const player = useRef<HTMLVideoElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [plays, setPlays] = useState(false);
  const [listIsOpen, setListIsOpen] = useState(false);

  const contents = contentsOf(course);
  /** The first content that was not watched yet. */
  const [firstId] = useState(() => contents.find(({ id }) => !watched.has(id))?.id);
  const wanted = search.get('content') ?? firstId;
  const index = Math.max(
    0,
    contents.findIndex(({ id }) => id === wanted),
  );
  const content = contents[index];
  const previous = contents[index - 1];
  const next = contents[index + 1];
  const video = videos.find(({ scriptId }) => scriptId !== null && scriptId === content?.scriptId);
  const isPlayable = video?.status === 'completed' && video.videoUrl !== null;

  const open = (contentId: string) => {
    setPlays(true);
    setListIsOpen(false);
    setSearch({ content: contentId }, { replace: true });
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  const goOn = () => {
    // The end of a text cannot be detected, so leaving it counts as reading it.
    if (content && !isPlayable) mark(content.id, true);
    if (next) open(next.id);
  };
  const handleEnded = () => {
    if (!content) return;
    mark(content.id, true);
    if (autoplay.isOn && next) open(next.id);
  };
  usePlayerKeys({
    player,
    onPrevious: previous && (() => open(previous.id)),
    onNext: next && goOn,
  });

  if (!content) return null;
  const list = (
    <ContentList
      course={course}
      videos={videos}
      watched={watched}
      currentId={content.id}
      onOpen={open}
    />
  );
  const isVertical = isPlayable && video.format === 'vertical';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section
        aria-label={t('coursePlayer.current')}
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5',
          // A vertical video has its text beside it.
          isVertical &&
            'md:max-lg:grid-cols-[auto_minmax(0,1fr)] xl:grid-cols-[auto_minmax(0,1fr)]',
        )}
      >
        <ContentStage
          course={course}
          content={content}
          video={video}
          plays={plays}
          player={player}
          onEnded={handleEnded}
        />
        <ContentDetails
          course={course}
          content={content}
          video={isPlayable ? video : undefined}
          isWatched={watched.has(content.id)}
          heading={heading}
          onMark={(isWatched) => mark(content.id, isWatched)}
        >
          <PlayerControls
            hasPrevious={previous !== undefined}
            hasNext={next !== undefined}
            autoplay={autoplay}
            onPrevious={() => previous && open(previous.id)}
            onNext={goOn}
          >
            <ContentListDrawer
              position={index + 1}
              total={contents.length}
              isOpen={listIsOpen}
              onOpenChange={setListIsOpen}
            >
              {list}
            </ContentListDrawer>
          </PlayerControls>
        </ContentDetails>
        <div className="empty:hidden md:col-span-full">
          <Suspense fallback={null}>
            <ContentQuestions course={course} contentId={content.id} />
          </Suspense>
        </div>
      </section>
      <Card className="max-lg:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        {list}
      </Card>
    </div>
  );
}
