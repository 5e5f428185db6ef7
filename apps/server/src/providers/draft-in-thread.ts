import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@tarima/contract';
import type { VideoDraft, VideoDraftRequest } from '@tarima/writer';
import { AppError } from '../errors.ts';

/** What the thread answers. */
export type DraftAnswer =
  | { kind: 'draft'; draft: VideoDraft }
  | { kind: 'error'; code: ErrorCode; reason: string };

const script = new URL('./draft.thread.ts', import.meta.url);

/** Writes in a thread of its own: choosing sentences of a long book takes seconds of thinking. */
export async function draftInThread(
  request: VideoDraftRequest,
  signal: AbortSignal,
): Promise<VideoDraft> {
  signal.throwIfAborted();
  const thread = new Worker(script, { workerData: request });
  const answered = Promise.withResolvers<DraftAnswer>();
  const onAbort = () => answered.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  thread.once('message', answered.resolve);
  thread.once('error', answered.reject);
  thread.once('exit', (code) => answered.reject(new Error(`the writer's thread ended: ${code}`)));
  try {
    const answer = await answered.promise;
    if (answer.kind === 'draft') return answer.draft;
    throw new AppError(answer.code, { details: { reason: answer.reason } });
  } finally {
    signal.removeEventListener('abort', onAbort);
    await thread.terminate();
  }
}
