import { useQueryClient } from '@tanstack/react-query';
import {
  type ProjectQuestions,
  type Question,
  type QuestionSet,
  questionEndpoints,
  questionSetSchema,
} from '@tarima/contract';
import { useRef } from 'react';
import { useApi } from '#web/lib/api.ts';
import { isChangedElsewhere } from '#web/lib/api-error.ts';
import { keepHeard } from '#web/lib/query-client.ts';
import { questionsKey, setOf } from './use-project-questions.ts';

/** The questions of one content as JSON. Equal questions give an equal text. */
export const textOf = (questions: readonly Question[]): string =>
  JSON.stringify(questionSetSchema.shape.questions.parse(questions));

type Place = { projectId: string; contentId: string | null };

/** Saves the questions of one content, given as JSON, unless another window has saved meanwhile. */
export function useSaveQuestions(
  { projectId, contentId }: Place,
  began: { text: string; revision: number },
) {
  const api = useApi();
  const queryClient = useQueryClient();
  /** The revision on the server that the questions here were edited from. */
  const editedFrom = useRef(began.revision);
  /** This window's questions that the server may have. An answer can be lost. */
  const ownTexts = useRef(new Set([began.text]));

  const newest = async (): Promise<QuestionSet | undefined> =>
    setOf(await api.call(questionEndpoints.get, { params: { projectId } }), contentId);
  const adopt = (set: QuestionSet) => {
    editedFrom.current = set.revision;
    ownTexts.current = new Set([textOf(set.questions)]);
    keepHeard<ProjectQuestions>(
      queryClient,
      questionsKey(projectId),
      (before) =>
        before && {
          ...before,
          sets: [...before.sets.filter((each) => each.contentId !== contentId), set],
        },
    );
  };
  const send = async (text: string) => {
    const body = { contentId, revision: editedFrom.current, questions: JSON.parse(text) };
    adopt(await api.call(questionEndpoints.save, { params: { projectId }, body }));
  };

  return {
    /** Throws QUESTIONS_CHANGED_ELSEWHERE when another window has saved meanwhile. */
    async save(text: string): Promise<void> {
      ownTexts.current.add(text);
      try {
        await send(text);
      } catch (error) {
        if (!isChangedElsewhere(error)) throw error;
        const stored = await newest();
        if (!ownTexts.current.has(textOf(stored?.questions ?? []))) throw error;
        editedFrom.current = stored?.revision ?? 0;
        await send(text);
      }
    },
    newest,
    /** Takes stored questions as the base of further edits. */
    adopt,
    /** Lets the next save replace the questions of another window. */
    async replaceOther(): Promise<void> {
      editedFrom.current = (await newest())?.revision ?? 0;
    },
    /** True for newer questions that this window did not save. */
    isNews: (set: QuestionSet): boolean =>
      set.revision > editedFrom.current && !ownTexts.current.has(textOf(set.questions)),
    /** True for the revision that is edited here. */
    isEditedFrom: (set: QuestionSet | undefined): boolean =>
      (set?.revision ?? 0) === editedFrom.current,
  };
}
