import type { Course, CourseContent, Video } from '@tarima/contract';
import { Check, Download, PenLine } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioLink } from '#web/components/studio-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { ContentReading } from './content-reading.tsx';

type ContentDetailsProps = {
  course: Course;
  content: CourseContent;
  /** The finished video; undefined while there is only the text. */
  video: Video | undefined;
  isWatched: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onMark: (isWatched: boolean) => void;
  /** The controls that open the other contents. */
  children: ReactNode;
};

/** The description of a content and its actions. */
export function ContentDetails({
  course,
  content,
  video,
  isWatched,
  heading,
  onMark,
  children,
}: ContentDetailsProps) {
  const { t } = useTranslation();
  const number = course.modules.findIndex(({ contents }) => contents.includes(content)) + 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <p className="text-sm text-muted-foreground">
          {t('courseScripts.moduleNumber', { number })}
          {' · '}
          {course.modules[number - 1]?.title}
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-xl font-semibold tracking-tight outline-none sm:text-2xl"
        >
          {content.title}
        </h2>
      </div>
      {children}
      {content.description && (
        <p className="max-w-[68ch] text-pretty text-muted-foreground">{content.description}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isWatched ? 'soft' : 'secondary'}
          aria-pressed={isWatched}
          onClick={() => onMark(!isWatched)}
        >
          <Check aria-hidden />
          {t(isWatched ? 'coursePlayer.isWatched' : 'coursePlayer.mark')}
        </Button>
        {video?.downloadUrl && (
          <Button variant="secondary" asChild>
            <a href={video.downloadUrl} download>
              <Download aria-hidden />
              {t('coursePlayer.download')}
            </a>
          </Button>
        )}
        <Button variant="ghost" asChild>
          <StudioLink href={pathTo.courseScripts(course.projectId)}>
            <PenLine aria-hidden />
            {t('coursePlayer.toScripts')}
          </StudioLink>
        </Button>
      </div>
      {video && (
        <details className="rounded-2xl border bg-card">
          <summary className="cursor-pointer rounded-2xl p-4 font-medium">
            {t('coursePlayer.transcript')}
          </summary>
          <div className="border-t p-4 sm:p-6">
            <ContentReading course={course} content={content} />
          </div>
        </details>
      )}
    </div>
  );
}
