import type { Question } from '@tarima/contract';
import {
  type FinishedContent,
  finishedModules,
  type Outline,
} from '#server/features/playable/playable.service.ts';
import type { LearnerLinkRow } from './learner-links.repo.ts';

/** A content that a link shows, with its questions unless the link has none. */
export type ShownContent = { id: string; title: string; questions: Question[] };

/** The contents that a link shows now: those that were chosen and have a finished video. */
export const shownContents = (
  outline: Outline,
  { contentIds, hasQuestions }: Pick<LearnerLinkRow, 'contentIds' | 'hasQuestions'>,
): FinishedContent[] =>
  finishedModules(outline, contentIds ?? undefined)
    .flatMap(({ contents }) => contents)
    .map((content) => (hasQuestions ? content : { ...content, questions: [] }));
