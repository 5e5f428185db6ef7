import type { Question, QuestionKind } from '@tarima/contract';
import { newId } from '#web/lib/new-id.ts';

/** An empty question for the author to fill in. */
export function newQuestion(kind: QuestionKind): Question {
  const common = {
    id: newId(),
    prompt: '',
    feedback: '',
    citations: [],
    origin: 'author' as const,
  };
  switch (kind) {
    case 'choice':
      return { ...common, kind, options: ['', '', ''], answer: 0 };
    case 'truth':
      return { ...common, kind, isTrue: true };
    case 'order':
      return { ...common, kind, steps: ['', '', ''] };
    case 'match':
      return {
        ...common,
        kind,
        pairs: [
          { term: '', definition: '' },
          { term: '', definition: '' },
        ],
        distractors: [],
      };
  }
}
