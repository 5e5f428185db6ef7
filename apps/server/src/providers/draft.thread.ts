import { parentPort, workerData } from 'node:worker_threads';
import { draftVideoScript, type VideoDraftRequest, WriterError } from '@tarima/writer';
import type { DraftAnswer } from './draft-in-thread.ts';

// Started by draft-in-thread.ts alone, which sends exactly this.
const request = workerData as VideoDraftRequest;

parentPort?.postMessage(answer());

function answer(): DraftAnswer {
  try {
    return { kind: 'draft', draft: draftVideoScript(request) };
  } catch (error) {
    if (error instanceof WriterError) {
      return { kind: 'error', code: error.code, reason: error.message };
    }
    throw error;
  }
}
