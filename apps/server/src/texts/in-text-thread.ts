import { Worker } from 'node:worker_threads';
import { TEXT_TASKS } from './text-tasks.ts';

type Tasks = typeof TEXT_TASKS;
type Task = keyof Tasks;

export type TextOrder = { id: number; task: Task; parameters: unknown[] };
export type TextAnswer = { id: number; result?: unknown; error?: unknown };

/** A text of so many characters takes about a millisecond, which is less than asking the thread. */
const SHORT_TEXT = 5_000;

const script = new URL('./texts.thread.ts', import.meta.url);
const waiting = new Map<number, PromiseWithResolvers<unknown>>();
let thread: Worker | null = null;
let lastId = 0;

/** Does what grows with a text, of so many characters, where no HTTP is answered. */
export async function inTextThread<Name extends Task>(
  task: Name,
  characters: number,
  ...parameters: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> {
  // The tasks' union loses that these are this task's own.
  type Work = (...given: Parameters<Tasks[Name]>) => ReturnType<Tasks[Name]>;
  if (characters <= SHORT_TEXT) return (TEXT_TASKS[task] as unknown as Work)(...parameters);
  const answer = Promise.withResolvers<unknown>();
  lastId += 1;
  waiting.set(lastId, answer);
  const open = openThread();
  // While it works it is waited for; idle, it keeps no process alive.
  open.ref();
  const order: TextOrder = { id: lastId, task, parameters };
  open.postMessage(order);
  return (await answer.promise) as ReturnType<Tasks[Name]>;
}

function openThread(): Worker {
  if (thread) return thread;
  const opened = new Worker(script);
  opened.on('message', ({ id, result, error }: TextAnswer) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) opened.unref();
    if (error === undefined) answer?.resolve(result);
    else answer?.reject(error);
  });
  const fail = (reason: unknown) => {
    if (thread === opened) thread = null;
    for (const answer of waiting.values()) answer.reject(reason);
    waiting.clear();
  };
  opened.once('error', fail);
  opened.once('exit', (code) => fail(new Error(`the thread of texts ended: ${code}`)));
  thread = opened;
  return opened;
}
