import type { Course, CourseContent, QueueItem, Video } from '@tarima/contract';
import { formatDuration } from '@tarima/text';
import { Clock, LoaderCircle, PenLine, RotateCcw, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { SCRIPT_TONES, scriptState } from '#web/features/courses/script-state.ts';
import { ContentVideoActions, ContentVideoState } from './content-video.tsx';

type ContentRowProps = {
  content: CourseContent;
  writing: Course['writing'];
  video: Video | undefined;
  queueItem: QueueItem | undefined;
  isAsking: boolean;
  onRetry: () => void;
  onEdit: () => void;
  onFilm: () => void;
  onWatch: (videoId: string) => void;
};

/** One content: the states and actions of its script and its video. */
export function ContentRow({
  content,
  writing,
  video,
  queueItem,
  isAsking,
  onRetry,
  onEdit,
  onFilm,
  onWatch,
}: ContentRowProps) {
  const { t } = useTranslation();
  const { title, script, scriptError } = content;
  const state = scriptState(content, writing);
  return (
    <li
      id={`content-${content.id}`}
      aria-label={title}
      tabIndex={-1}
      className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 px-4 py-3 outline-none focus:bg-primary-soft/60 sm:px-6 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:py-1.5"
    >
      <span
        aria-hidden
        className="grid size-7 place-items-center rounded-full bg-muted text-sm font-semibold text-muted-foreground tabular-nums lg:mt-0.5"
      >
        {content.orderIndex + 1}
      </span>
      <div className="grid min-w-0 content-start gap-x-4 gap-y-1.5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="pt-0.5 font-medium text-pretty wrap-anywhere lg:pt-1.5 lg:text-sm">
          {title}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted-foreground tabular-nums sm:gap-x-4 lg:min-h-8 lg:max-w-128 lg:justify-end [&_svg]:size-4">
          <Badge tone={SCRIPT_TONES[state]}>
            {state === 'writing' && <LoaderCircle aria-hidden className="animate-spin" />}
            {t(`courseScripts.states.${state}`)}
          </Badge>
          {script && (
            <>
              <span className="flex items-center gap-1.5 max-sm:hidden">
                <Type aria-hidden />
                {t('editor.words', { count: script.wordCount })}
              </span>
              <span className="flex items-center gap-1.5">
                <Clock aria-hidden />
                <span className="sr-only">{t('videos.duration')} </span>
                {formatDuration(script.estimatedSeconds)}
              </span>
            </>
          )}
          <ContentVideoState title={title} video={video} queueItem={queueItem} />
        </div>
        {scriptError && (
          <p className="text-sm text-destructive lg:col-span-2">{scriptError.message}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-lg:col-span-2 max-sm:gap-1 sm:max-lg:pl-10 lg:flex-nowrap lg:items-start lg:justify-end">
        {script ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('courseScripts.editNamed', { title })}
            onClick={onEdit}
          >
            <PenLine aria-hidden />
            {t('courseScripts.edit')}
          </Button>
        ) : (
          state === 'failed' && (
            <Button
              variant="secondary"
              size="small"
              disabled={isAsking}
              aria-label={t('courseScripts.retryNamed', { title })}
              onClick={onRetry}
            >
              <RotateCcw aria-hidden />
              {t('common.retry')}
            </Button>
          )
        )}
        {script && (
          <ContentVideoActions
            title={title}
            canFilm={script.wordCount > 0}
            video={video}
            queueItem={queueItem}
            onFilm={onFilm}
            onWatch={onWatch}
          />
        )}
      </div>
    </li>
  );
}
