import { Worker } from 'node:worker_threads';
import { callThread, type ThreadCalls } from '#server/threads/thread-calls.ts';
import { type Task, type Tasks, TEXT_TASKS, type TextOrder } from './text-tasks.ts';

/** A text of so many characters takes about a millisecond, which is less than asking the thread. */
const SHORT_TEXT = 5_000;

const script = new URL('./texts.thread.ts', import.meta.url);
let calls: ThreadCalls<TextOrder, never> | null = null;

/** Does what grows with a text, of so many characters, where no HTTP is answered. */
export async function inTextThread<Name extends Task>(
  task: Name,
  characters: number,
  ...parameters: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> {
  // The tasks' union loses that these are this task's own.
  type Work = (...given: Parameters<Tasks[Name]>) => ReturnType<Tasks[Name]>;
  if (characters <= SHORT_TEXT) return (TEXT_TASKS[task] as unknown as Work)(...parameters);
  calls ??= openThread();
  return (await calls.ask({ task, parameters })) as ReturnType<Tasks[Name]>;
}

/** One that ended is replaced by the next text. */
function openThread(): ThreadCalls<TextOrder, never> {
  const thread = new Worker(script);
  thread.once('exit', () => {
    calls = null;
  });
  return callThread(thread);
}
