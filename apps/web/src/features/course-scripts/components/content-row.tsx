import type { Course, CourseContent, QuestionSet, Video } from '@tarima/contract';
import { formatDuration } from '@tarima/text';
import { Clock, LoaderCircle, PenLine, RotateCcw, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { WaitingVideo } from '#web/features/courses/content-state.ts';
import { SCRIPT_TONES, scriptState } from '#web/features/courses/script-state.ts';
import { QuestionsButton } from '#web/features/questions/components/questions-button.tsx';
import { CommentsButton } from '#web/features/reviews/components/comments-button.tsx';
import { ContentVideoActions, ContentVideoState, onPhones } from './content-video.tsx';

type ContentRowProps = {
  content: CourseContent;
  writing: Course['writing'];
  video: Video | undefined;
  waiting: WaitingVideo | undefined;
  /** Undefined until they are loaded. */
  questions: { set: QuestionSet | undefined } | undefined;
  openComments: number;
  isAsking: boolean;
  onRetry: () => void;
  onEdit: () => void;
  onComments: () => void;
  onQuestions: () => void;
  onFilm: () => void;
  onWatch: (videoId: string) => void;
};

/** One content: the states and actions of its script and its video. */
export function ContentRow({
  content,
  writing,
  video,
  waiting,
  questions,
  openComments,
  isAsking,
  onRetry,
  onEdit,
  onComments,
  onQuestions,
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
      className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 px-3 py-2 outline-none focus:bg-primary-soft/60 sm:gap-x-3 sm:px-6 lg:items-start lg:py-1.5"
    >
      <span
        aria-hidden
        className="grid size-7 place-items-center self-start rounded-full bg-muted text-sm font-semibold text-muted-foreground tabular-nums lg:mt-0.5"
      >
        {content.orderIndex + 1}
      </span>
      <div className="grid min-w-0 content-start gap-x-4 gap-y-1 lg:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="pt-1 text-sm font-medium text-pretty wrap-anywhere lg:pt-1.5">{title}</h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted-foreground tabular-nums sm:gap-x-4 sm:text-sm lg:min-h-8 lg:max-w-128 xl:max-w-140 lg:justify-end [&_svg]:size-3.5 sm:[&_svg]:size-4">
          {/* Its length says on a phone that it is ready. */}
          <Badge tone={SCRIPT_TONES[state]} className={state === 'ready' ? 'max-sm:hidden' : ''}>
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
          {script && questions && (
            <QuestionsButton
              title={title}
              set={questions.set}
              onOpen={onQuestions}
              className="-mx-1.5 h-control-small px-1.5 max-sm:-my-1.5 lg:h-8"
            />
          )}
          {script && openComments > 0 && (
            <CommentsButton
              title={title}
              count={openComments}
              onOpen={onComments}
              className="-mx-1.5 h-control-small px-1.5 max-sm:-my-1.5 lg:h-8"
            />
          )}
          <ContentVideoState title={title} video={video} waiting={waiting} />
        </div>
        {scriptError && (
          <p className="text-sm text-destructive lg:col-span-2">{scriptError.message}</p>
        )}
      </div>
      <div className="flex items-center justify-end gap-2 max-sm:gap-0.5 lg:items-start">
        {script ? (
          <Button
            variant="secondary"
            size="small"
            className={onPhones}
            aria-label={t('courseScripts.editNamed', { title })}
            onClick={onEdit}
          >
            <PenLine aria-hidden />
            <span className="max-sm:hidden">{t('courseScripts.edit')}</span>
          </Button>
        ) : (
          state === 'failed' && (
            <Button
              variant="secondary"
              size="small"
              className={onPhones}
              disabled={isAsking}
              aria-label={t('courseScripts.retryNamed', { title })}
              onClick={onRetry}
            >
              <RotateCcw aria-hidden />
              <span className="max-sm:hidden">{t('common.retry')}</span>
            </Button>
          )
        )}
        {script && (
          <ContentVideoActions
            title={title}
            canFilm={script.wordCount > 0}
            video={video}
            waiting={waiting}
            onFilm={onFilm}
            onWatch={onWatch}
          />
        )}
      </div>
    </li>
  );
}
