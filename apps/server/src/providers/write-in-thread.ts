import { Worker } from 'node:worker_threads';
import type { Writer } from '@tarima/writer';
import { AppError } from '#server/kit/errors.ts';
import type {
  WritingAnswer,
  WritingItems,
  WritingOrder,
  WritingRequest,
  WritingResult,
} from './writing-orders.ts';

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
    writeQuestions: (request, signal, onMade) =>
      writeInThread('writeQuestions', request, signal, onMade),
  };
}

type ItemOf<Name extends keyof Writer> = Name extends keyof WritingItems
  ? WritingItems[Name]
  : never;

/** Writes in a thread, because choosing sentences of a long book takes seconds. */
async function writeInThread<Name extends keyof Writer>(
  task: Name,
  request: WritingRequest<Name>,
  signal: AbortSignal,
  onItem: (item: ItemOf<Name>) => Promise<void> = async () => undefined,
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
    // The message's type cannot say which task its item belongs to.
    handed = handed.then(() => onItem(answer.item as ItemOf<Name>));
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
