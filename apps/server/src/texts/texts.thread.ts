import { answerCalls } from '#server/threads/answer-calls.ts';
import type { TextOrder } from './text-tasks.ts';
import { TEXT_TASKS } from './text-tasks.ts';

answerCalls(({ task, parameters }: TextOrder) => {
  // The union of tasks does not say that a task comes with its own parameters.
  const work = TEXT_TASKS[task] as (...given: unknown[]) => unknown;
  return work(...parameters);
});
