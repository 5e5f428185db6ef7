import type { Language, ProjectQuestions, QuestionSet } from '@tarima/contract';
import type { scriptsInOrder } from '#server/features/projects/scripts.service.ts';
import { presentProblem } from '#server/kit/present-problem.ts';
import type { ContentId, QuestionRunRow, StoredQuestionSet } from './questions.repo.ts';
import { unsaidQuestions } from './unsaid-questions.ts';

type Stored = {
  projectId: string;
  run: QuestionRunRow | null;
  sets: ReadonlyMap<ContentId, StoredQuestionSet>;
  scripts: Awaited<ReturnType<typeof scriptsInOrder>>;
  /** In the order of the course. */
  contentIds: ContentId[];
};

/** The sets of a project in its order, without those of removed contents. */
export const presentQuestions = async (
  { projectId, run, sets, scripts, contentIds }: Stored,
  language: Language,
): Promise<ProjectQuestions> => ({
  projectId,
  run: run && {
    status: run.status,
    progress: run.progress,
    error: presentProblem(run.errorCode, language),
  },
  sets: await Promise.all(
    contentIds
      .flatMap((contentId) => sets.get(contentId) ?? [])
      .map((set) => presentSet(set, scripts)),
  ),
});

export async function presentSet(
  { contentId, revision, questions, isEdited }: StoredQuestionSet,
  scripts: Stored['scripts'],
): Promise<QuestionSet> {
  const script = scripts.find((each) => each.contentId === contentId);
  const unsaid = script ? await unsaidQuestions(questions, script) : [];
  return { contentId, revision, questions, isEdited, unsaid };
}
