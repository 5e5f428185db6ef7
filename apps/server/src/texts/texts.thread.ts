import { answerCalls } from '#server/threads/answer-calls.ts';
import type { TextOrder } from './text-tasks.ts';
import { TEXT_TASKS } from './text-tasks.ts';

answerCalls(({ task, parameters }: TextOrder) => {
  // A task and its own parameters were ordered together, which their union does not say.
  const work = TEXT_TASKS[task] as (...given: unknown[]) => unknown;
  return work(...parameters);
});
