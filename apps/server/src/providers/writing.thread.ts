import { parentPort, workerData } from 'node:worker_threads';
import {
  type ContentScriptDraft,
  createCourseWriter,
  draftDialogue,
  draftVideoScript,
  WriterError,
} from '@tarima/writer';
import type {
  WritingAnswer,
  WritingOrder,
  WritingRequest,
  WritingResult,
} from './write-in-thread.ts';
import type { CourseMaterial, Writer, WrittenContent } from './writer-port.ts';

type Tasks = {
  [Name in keyof Writer]: (
    request: WritingRequest<Name>,
    onItem: (item: WrittenContent) => void,
  ) => WritingResult<Name>;
};

/** What the thread can be asked for, one line a task. */
const tasks: Tasks = {
  draftVideoScript,
  draftDialogue,
  analyzeCourse: (request) => courseWriter(request).analyse(),
  draftCourse: (request) => courseWriter(request).draftStructure(request),
  redraftModule: (request) => courseWriter(request).redraftModule(request),
  redraftContent: (request) => courseWriter(request).redraftContent(request),
  writeContentScripts({ contents, ...request }, onItem) {
    const writer = courseWriter(request);
    for (const { moduleIndex, contentIndex } of contents) {
      const place = { moduleIndex, contentIndex };
      onItem({ ...place, ...attempt(() => writer.draftScript({ ...request, ...place })) });
    }
  },
};

const courseWriter = ({ documents, language }: CourseMaterial) =>
  createCourseWriter(documents, language);

/** A script that cannot be written keeps none of the others from being written. */
function attempt(draft: () => ContentScriptDraft): Pick<WrittenContent, 'script' | 'problem'> {
  try {
    return { script: draft(), problem: null };
  } catch (error) {
    const code = error instanceof WriterError ? error.code : null;
    return { script: null, problem: { code, reason: String(error) } };
  }
}

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
