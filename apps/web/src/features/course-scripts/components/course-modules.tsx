import type { Course, CourseQueue, Video } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Accordion, AccordionSection } from '#web/components/ui/accordion.tsx';
import { ContentRow } from './content-row.tsx';

type CourseModulesProps = {
  course: Course;
  videos: readonly Video[];
  queue: CourseQueue | undefined;
  isAsking: boolean;
  onRetry: () => void;
  onEdit: (contentId: string) => void;
  onFilm: (contentId: string) => void;
  onWatch: (videoId: string) => void;
};

/** The modules of a course, each with the scripts and the videos of its contents. */
export function CourseModules({
  course,
  videos,
  queue,
  isAsking,
  onRetry,
  onEdit,
  onFilm,
  onWatch,
}: CourseModulesProps) {
  const { t } = useTranslation();
  return (
    <Accordion
      type="multiple"
      defaultValue={course.modules.map(({ id }) => id)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {course.modules.map((module, index) => (
        <AccordionSection
          key={module.id}
          value={module.id}
          heading={
            <span className="grid gap-0.5">
              <span className="text-xs font-medium text-muted-foreground">
                {t('courseScripts.moduleNumber', { number: index + 1 })}
                {' · '}
                {t('courseScripts.contents', { count: module.contents.length })}
              </span>
              <span className="font-semibold tracking-tight text-pretty">{module.title}</span>
            </span>
          }
        >
          <ol className="divide-y">
            {module.contents.map((content) => (
              <ContentRow
                key={content.id}
                content={content}
                writing={course.writing}
                video={videos.find(({ scriptId }) => scriptId === content.scriptId)}
                queueItem={queue?.videos.find(({ scriptId }) => scriptId === content.scriptId)}
                isAsking={isAsking}
                onRetry={onRetry}
                onEdit={() => onEdit(content.id)}
                onFilm={() => onFilm(content.id)}
                onWatch={onWatch}
              />
            ))}
          </ol>
        </AccordionSection>
      ))}
    </Accordion>
  );
}
