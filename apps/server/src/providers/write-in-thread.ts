import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@tarima/contract';
import type { Writer, WrittenContent } from '@tarima/writer';
import { AppError } from '#server/kit/errors.ts';

export type WritingRequest<Name extends keyof Writer> = Parameters<Writer[Name]>[0];
export type WritingResult<Name extends keyof Writer> = Awaited<ReturnType<Writer[Name]>>;

/** The order that is sent to the thread. */
export type WritingOrder<Name extends keyof Writer = keyof Writer> = {
  task: Name;
  request: WritingRequest<Name>;
};

/** The thread's answers: any number of items, then one of the others. */
export type WritingAnswer =
  | { kind: 'item'; item: WrittenContent }
  | { kind: 'done'; result: WritingResult<keyof Writer> }
  | { kind: 'error'; code: ErrorCode; reason: string };

const script = new URL('./writing.thread.ts', import.meta.url);

/** The local writer. Each task runs in a thread, never on the event loop that serves HTTP. */
export function createThreadWriter(): Writer {
  const inThread =
    <Name extends keyof Writer>(task: Name) =>
    (request: WritingRequest<Name>, signal: AbortSignal) =>
      writeInThread(task, request, signal);
  return {
    draftVideoScript: inThread('draftVideoScript'),
    draftDialogue: inThread('draftDialogue'),
    enhanceScript: inThread('enhanceScript'),
    openLedger: inThread('openLedger'),
    analyzeCourse: inThread('analyzeCourse'),
    draftCourse: inThread('draftCourse'),
    designCourse: inThread('designCourse'),
    redraftModule: inThread('redraftModule'),
    redraftContent: inThread('redraftContent'),
    writeContentScripts: (request, signal, onWritten) =>
      writeInThread('writeContentScripts', request, signal, onWritten),
  };
}

/** Writes in a thread, because choosing sentences of a long book takes seconds. */
async function writeInThread<Name extends keyof Writer>(
  task: Name,
  request: WritingRequest<Name>,
  signal: AbortSignal,
  onItem: (item: WrittenContent) => Promise<void> = async () => undefined,
): Promise<WritingResult<Name>> {
  signal.throwIfAborted();
  const order: WritingOrder<Name> = { task, request };
  const thread = new Worker(script, { workerData: order });
  const answered = Promise.withResolvers<Exclude<WritingAnswer, { kind: 'item' }>>();
  const onAbort = () => answered.reject(signal.reason);
  let handed = Promise.resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  thread.on('message', (answer: WritingAnswer) => {
    if (answer.kind !== 'item') return answered.resolve(answer);
    handed = handed.then(() => onItem(answer.item));
    handed.catch(answered.reject);
  });
  thread.once('error', answered.reject);
  thread.once('exit', (code) => answered.reject(new Error(`the writer's thread ended: ${code}`)));
  try {
    const answer = await answered.promise;
    await handed;
    // The message's type cannot say which task its result belongs to.
    if (answer.kind === 'done') return answer.result as WritingResult<Name>;
    throw new AppError(answer.code, { details: { reason: answer.reason } });
  } finally {
    signal.removeEventListener('abort', onAbort);
    await thread.terminate();
  }
}
