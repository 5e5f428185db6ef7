import type { Course, CourseContent, Video } from '@tarima/contract';
import { Check, FileText, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { formatDuration } from '#web/lib/format.ts';

type ContentListProps = {
  course: Course;
  videos: readonly Video[];
  watched: ReadonlySet<string>;
  currentId: string;
  onOpen: (contentId: string) => void;
};

/** The modules and contents of the course. Watched ones are marked. */
export function ContentList({ course, videos, watched, currentId, onOpen }: ContentListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('coursePlayer.contents')} className="grid grid-cols-[minmax(0,1fr)]">
      {course.modules.map((module, index) => (
        <section key={module.id} className="border-t first:border-t-0">
          <div className="grid gap-0.5 px-4 pt-4 pb-1">
            <p className="flex justify-between text-xs font-medium text-muted-foreground tabular-nums">
              <span>{t('courseScripts.moduleNumber', { number: index + 1 })}</span>
              <span aria-hidden>
                {module.contents.filter(({ id }) => watched.has(id)).length}/
                {module.contents.length}
              </span>
            </p>
            <h2 className="text-sm font-semibold">{module.title}</h2>
          </div>
          <ol className="grid gap-0.5 p-2">
            {module.contents.map((content) => (
              <li key={content.id}>
                <ContentLink
                  content={content}
                  video={videos.find(
                    ({ scriptId, status }) =>
                      scriptId === content.scriptId && status === 'completed',
                  )}
                  isWatched={watched.has(content.id)}
                  isCurrent={content.id === currentId}
                  onOpen={() => onOpen(content.id)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}

type ContentLinkProps = {
  content: CourseContent;
  video: Video | undefined;
  isWatched: boolean;
  isCurrent: boolean;
  onOpen: () => void;
};

function ContentLink({ content, video, isWatched, isCurrent, onOpen }: ContentLinkProps) {
  const { t } = useTranslation();
  const Icon = isWatched ? Check : video ? Play : FileText;
  const seconds = video?.durationSeconds ?? content.script?.estimatedSeconds;
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      className={classNames(
        'flex w-full items-center gap-3 rounded-xl px-2 py-2.5 text-left text-sm transition-colors hover:bg-muted',
        isCurrent && 'bg-primary-soft text-primary-soft-foreground hover:bg-primary-soft',
      )}
    >
      <span
        className={classNames(
          'grid size-7 shrink-0 place-items-center rounded-full border [&_svg]:size-3.5',
          isWatched && 'border-transparent bg-success-soft text-success-soft-foreground',
          isCurrent && !isWatched && 'border-current',
        )}
      >
        <Icon aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        {content.title}
        {isWatched && <span className="sr-only"> ({t('coursePlayer.isWatched')})</span>}
      </span>
      {seconds !== undefined && (
        <span
          className={classNames(
            'text-xs tabular-nums',
            isCurrent ? 'text-current' : 'text-muted-foreground',
          )}
        >
          {formatDuration(seconds)}
        </span>
      )}
    </button>
  );
}
