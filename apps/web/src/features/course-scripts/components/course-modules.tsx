import type { Course, ProjectQuestions, ProjectReview } from '@tarima/contract';
import { useTranslation } from 'react-i18next';
import { Accordion, AccordionSection } from '#web/components/ui/accordion.tsx';
import { type ContentWork, videoOf, waitingVideoOf } from '#web/features/courses/content-state.ts';
import { setOf } from '#web/features/questions/use-project-questions.ts';
import { openCommentsOn } from '#web/features/reviews/use-project-review.ts';
import { ContentRow } from './content-row.tsx';

type CourseModulesProps = {
  course: Course;
  work: ContentWork;
  /** Undefined until they are loaded. */
  questions: ProjectQuestions | undefined;
  review: ProjectReview | undefined;
  /** The ids of the open modules. */
  open: string[];
  onOpenChange: (open: string[]) => void;
  isAsking: boolean;
  onRetry: () => void;
  onEdit: (contentId: string) => void;
  onComments: (contentId: string) => void;
  onQuestions: (contentId: string) => void;
  onFilm: (contentId: string) => void;
  onWatch: (videoId: string) => void;
};

/** The modules of a course, each with the scripts and the videos of its contents. */
export function CourseModules({
  course,
  work,
  questions,
  review,
  open,
  onOpenChange,
  isAsking,
  onRetry,
  onEdit,
  onComments,
  onQuestions,
  onFilm,
  onWatch,
}: CourseModulesProps) {
  const { t } = useTranslation();
  return (
    <Accordion
      type="multiple"
      value={open}
      onValueChange={onOpenChange}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      {course.modules.map((module, index) => (
        <AccordionSection
          key={module.id}
          value={module.id}
          heading={
            <span className="grid gap-0.5 lg:flex lg:flex-row-reverse lg:items-baseline lg:justify-end lg:gap-3">
              <span className="text-xs font-medium whitespace-nowrap text-muted-foreground">
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
                writing={work.writing}
                video={videoOf(content, work.videos)}
                waiting={waitingVideoOf(content, work.queue)}
                questions={questions && { set: setOf(questions, content.id) }}
                openComments={openCommentsOn(review, content.id)}
                isAsking={isAsking}
                onRetry={onRetry}
                onEdit={() => onEdit(content.id)}
                onComments={() => onComments(content.id)}
                onQuestions={() => onQuestions(content.id)}
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
