import { draftDialogue } from './conversation/draft-dialogue.ts';
import type { ContentScriptDraft } from './course-draft.ts';
import { designCourse } from './design/design-course.ts';
import { createDesignWriter } from './design/design-writer.ts';
import { draftVideoScript } from './draft-video.ts';
import { enhanceScript } from './enhance/enhance-script.ts';
import { openLedger } from './plan/course/open-ledger.ts';
import { createQuestionMaker } from './questions/make-questions.ts';
import { createCourseWriter } from './write-course.ts';
import type { CourseMaterial, MaybeDesigned, Writer, WrittenContent } from './writer.ts';
import { WriterError } from './writer-error.ts';

/**
 * The writer without a language model. It computes for seconds without a pause, so it needs its own
 * thread. Ending that thread stops it.
 */
export const createLocalWriter = (): Writer => ({
  draftVideoScript: async (request) => draftVideoScript(request),
  draftDialogue: async (request) => draftDialogue(request),
  enhanceScript: async (request) => enhanceScript(request),
  openLedger: async ({ documents, language }) => openLedger(documents, language),
  analyzeCourse: async (request) => courseWriter(request).analyse(request.toldIn),
  draftCourse: async (request) => courseWriter(request).draftStructure(request),
  designCourse,
  redraftModule: async (request) => laterWriter(request).redraftModule(request),
  redraftContent: async (request) => laterWriter(request).redraftContent(request),
  async writeContentScripts({ contents, ...request }, _signal, onWritten) {
    const writer = laterWriter(request);
    for (const { moduleIndex, contentIndex } of contents) {
      const place = { moduleIndex, contentIndex };
      await onWritten({ ...place, ...attempt(() => writer.draftScript({ ...request, ...place })) });
    }
  },
  async writeQuestions({ contents, documents, language }, _signal, onMade) {
    const make = createQuestionMaker(documents, language);
    for (const content of contents) await onMade({ id: content.id, questions: make(content) });
  },
});

const courseWriter = ({ documents, language }: CourseMaterial) =>
  createCourseWriter(documents, language);

/** For steps on a course that has its structure. */
const laterWriter = (request: CourseMaterial & MaybeDesigned) =>
  request.design
    ? createDesignWriter(request.documents, request.language, request.design)
    : courseWriter(request);

/** A script that cannot be written does not stop the others. */
function attempt(draft: () => ContentScriptDraft): Pick<WrittenContent, 'script' | 'problem'> {
  try {
    return { script: draft(), problem: null };
  } catch (error) {
    const code = error instanceof WriterError ? error.code : null;
    return { script: null, problem: { code, reason: String(error) } };
  }
}
