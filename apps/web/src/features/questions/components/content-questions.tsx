import type { Course } from '@tarima/contract';
import { setOf, useProjectQuestions } from '../use-project-questions.ts';
import { ContentQuiz } from './content-quiz.tsx';

type ContentQuestionsProps = { course: Course; contentId: string };

/** The questions at the end of a content, in the course's own player. Empty without any. */
export function ContentQuestions({ course, contentId }: ContentQuestionsProps) {
  const { data } = useProjectQuestions(course.projectId);
  const set = setOf(data, contentId);
  if (!set || set.questions.length === 0) return null;
  return (
    <ContentQuiz
      // Changed questions begin anew.
      key={`${contentId} ${set.revision}`}
      projectId={course.projectId}
      set={set}
      language={course.language}
      isFromLibrary={course.isDesigned}
    />
  );
}
