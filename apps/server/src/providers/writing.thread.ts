import { parentPort, workerData } from 'node:worker_threads';
import {
  type ContentScriptDraft,
  type CourseDesign,
  createCourseWriter,
  createDesignWriter,
  designCourse,
  draftDialogue,
  draftVideoScript,
  enhanceScript,
  openLedger,
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
  ) => WritingResult<Name> | Promise<WritingResult<Name>>;
};

/** What the thread can be asked for, one line a task. */
const tasks: Tasks = {
  draftVideoScript,
  draftDialogue,
  enhanceScript,
  openLedger: ({ documents, language }) => openLedger(documents, language),
  analyzeCourse: (request) => courseWriter(request).analyse(),
  draftCourse: (request) => courseWriter(request).draftStructure(request),
  designCourse,
  redraftModule: (request) => laterWriter(request).redraftModule(request),
  redraftContent: (request) => laterWriter(request).redraftContent(request),
  writeContentScripts({ contents, ...request }, onItem) {
    const writer = laterWriter(request);
    for (const { moduleIndex, contentIndex } of contents) {
      const place = { moduleIndex, contentIndex };
      onItem({ ...place, ...attempt(() => writer.draftScript({ ...request, ...place })) });
    }
  },
};

const courseWriter = ({ documents, language }: CourseMaterial) =>
  createCourseWriter(documents, language);

/** For the steps on a course that has its structure. */
const laterWriter = (request: CourseMaterial & { design?: CourseDesign | undefined }) =>
  request.design
    ? createDesignWriter(request.documents, request.language, request.design)
    : courseWriter(request);

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
send(await perform(workerData as WritingOrder));

async function perform<Name extends keyof Writer>({
  task,
  request,
}: WritingOrder<Name>): Promise<WritingAnswer> {
  try {
    const result = await tasks[task](request, (item) => send({ kind: 'item', item }));
    return { kind: 'done', result };
  } catch (error) {
    if (error instanceof WriterError) {
      return { kind: 'error', code: error.code, reason: error.message };
    }
    throw error;
  }
}
