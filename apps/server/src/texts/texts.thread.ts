import { parentPort } from 'node:worker_threads';
import type { TextAnswer, TextOrder } from './in-text-thread.ts';
import { TEXT_TASKS } from './text-tasks.ts';

parentPort?.on('message', (order: TextOrder) => parentPort?.postMessage(perform(order)));

function perform({ id, task, parameters }: TextOrder): TextAnswer {
  try {
    // A task and its own parameters were ordered together, which their union does not say.
    const work = TEXT_TASKS[task] as (...given: unknown[]) => unknown;
    return { id, result: work(...parameters) };
  } catch (error) {
    return { id, error };
  }
}
