import { Worker } from 'node:worker_threads';
import { callThread, type ThreadCalls } from '#server/threads/thread-calls.ts';
import { type Task, type Tasks, TEXT_TASKS, type TextOrder } from './text-tasks.ts';

/** This length takes about a millisecond, less than a message to the thread. */
const SHORT_TEXT = 5_000;

const script = new URL('./texts.thread.ts', import.meta.url);
let calls: ThreadCalls<TextOrder, never> | null = null;

/** Runs a task on a text of so many characters. Long texts run in a thread, off the event loop. */
export async function inTextThread<Name extends Task>(
  task: Name,
  characters: number,
  ...parameters: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> {
  // The union of tasks does not pair a task with its own parameters.
  type Work = (...given: Parameters<Tasks[Name]>) => ReturnType<Tasks[Name]>;
  if (characters <= SHORT_TEXT) return (TEXT_TASKS[task] as unknown as Work)(...parameters);
  calls ??= openThread();
  return (await calls.ask({ task, parameters })) as ReturnType<Tasks[Name]>;
}

/** A new thread. The next text replaces one that has ended. */
function openThread(): ThreadCalls<TextOrder, never> {
  const thread = new Worker(script);
  thread.once('exit', () => {
    calls = null;
  });
  return callThread(thread);
}
