import { useQueryClient } from '@tanstack/react-query';
import { type ProjectQuestions, type QuestionSet, questionEndpoints } from '@tarima/contract';
import { keyOf } from '#web/lib/api.ts';
import { askAgain } from '#web/lib/query-client.ts';
import { useServerEvent } from '#web/lib/realtime.ts';
import { useEndpoint } from '#web/lib/use-endpoint.ts';

export const questionsKey = (projectId: string) =>
  keyOf(questionEndpoints.get, { params: { projectId } });

/** The questions of a project. They follow their making, and saves in any window. */
export function useProjectQuestions(projectId: string) {
  const queryClient = useQueryClient();
  useServerEvent('questionsUpdate', (update) => {
    if (update.projectId === projectId) void askAgain(queryClient, questionsKey(projectId));
  });
  return useEndpoint(
    questionEndpoints.get,
    { params: { projectId } },
    { refetchOnMount: 'always', pollWhile: isMaking },
  );
}

export const isMaking = ({ run }: ProjectQuestions): boolean =>
  run?.status === 'waiting' || run?.status === 'processing';

/** The questions of one content; undefined if none were made or written yet. */
export const setOf = (
  questions: ProjectQuestions | undefined,
  contentId: string | null,
): QuestionSet | undefined => questions?.sets.find((set) => set.contentId === contentId);
