import type { Language, ProjectQuestions, QuestionSet } from '@tarima/contract';
import { presentProblem } from '#server/kit/present-problem.ts';
import type { ContentId, QuestionRunRow, StoredQuestionSet } from './questions.repo.ts';

type Stored = {
  projectId: string;
  run: QuestionRunRow | null;
  sets: ReadonlyMap<ContentId, StoredQuestionSet>;
  /** In the order of the course. */
  contentIds: ContentId[];
};

/** The sets of a project in its order, without those of removed contents. */
export const presentQuestions = (
  { projectId, run, sets, contentIds }: Stored,
  language: Language,
): ProjectQuestions => ({
  projectId,
  run: run && {
    status: run.status,
    progress: run.progress,
    error: presentProblem(run.errorCode, language),
  },
  sets: contentIds.flatMap((contentId) => sets.get(contentId) ?? []).map(presentSet),
});

export const presentSet = ({
  contentId,
  revision,
  questions,
  isEdited,
}: StoredQuestionSet): QuestionSet => ({ contentId, revision, questions, isEdited });
