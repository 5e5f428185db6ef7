import { parentPort, workerData } from 'node:worker_threads';
import { draftVideoScript, WriterError } from '@tarima/writer';
import type {
  WritingAnswer,
  WritingOrder,
  WritingRequest,
  WritingResult,
} from './write-in-thread.ts';
import type { Writer, WrittenContent } from './writer-port.ts';

type Tasks = {
  [Name in keyof Writer]: (
    request: WritingRequest<Name>,
    onItem: (item: WrittenContent) => void,
  ) => WritingResult<Name>;
};

/** What the thread can be asked for, one line a task. */
const tasks: Tasks = {
  draftVideoScript,
};

const send = (answer: WritingAnswer) => parentPort?.postMessage(answer);
// Started by write-in-thread.ts alone, which sends exactly this.
send(perform(workerData as WritingOrder));

function perform<Name extends keyof Writer>({ task, request }: WritingOrder<Name>): WritingAnswer {
  try {
    return { kind: 'done', result: tasks[task](request, (item) => send({ kind: 'item', item })) };
  } catch (error) {
    if (error instanceof WriterError) {
      return { kind: 'error', code: error.code, reason: error.message };
    }
    throw error;
  }
}
