import { parentPort, workerData } from 'node:worker_threads';
import { createLocalWriter, type Writer, WriterError } from '@tarima/writer';
import type {
  WritingAnswer,
  WritingOrder,
  WritingRequest,
  WritingResult,
} from './writing-orders.ts';

type Tasks = {
  [Name in keyof Writer]: (
    request: WritingRequest<Name>,
    signal: AbortSignal,
  ) => Promise<WritingResult<Name>>;
};

const send = (answer: WritingAnswer) => parentPort?.postMessage(answer);
const writer = createLocalWriter();
const tasks: Tasks = {
  ...writer,
  writeContentScripts: (request, signal) =>
    writer.writeContentScripts(request, signal, async (item) => send({ kind: 'item', item })),
  writeQuestions: (request, signal) =>
    writer.writeQuestions(request, signal, async (item) => send({ kind: 'item', item })),
};

// Started by write-in-thread.ts alone, which sends exactly this.
send(await perform(workerData as WritingOrder));

async function perform<Name extends keyof Writer>({
  task,
  request,
}: WritingOrder<Name>): Promise<WritingAnswer> {
  // A task that is no longer wanted ends with the whole thread.
  const { signal } = new AbortController();
  try {
    return { kind: 'done', result: await tasks[task](request, signal) };
  } catch (error) {
    if (error instanceof WriterError) {
      return { kind: 'error', code: error.code, reason: error.message };
    }
    throw error;
  }
}
