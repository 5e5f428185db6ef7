import type { ContentScriptDraft } from '../course-draft.ts';
import type { LanguageModel } from '../language-model.ts';
import type { Writer, WrittenContent } from '../writer.ts';
import { WriterError } from '../writer-error.ts';
import { designCourseByModel } from './design-course-by-model.ts';
import {
  draftCourseByModel,
  redraftContentByModel,
  redraftModuleByModel,
} from './draft-course-by-model.ts';
import { draftDialogueByModel } from './draft-dialogue-by-model.ts';
import { draftVideoByModel } from './draft-video-by-model.ts';
import { enhanceByModel } from './enhance-by-model.ts';
import { createContentWriter } from './write-content-by-model.ts';
import { createModelQuestions } from './write-questions-by-model.ts';

/**
 * A writer that asks a language model. It mostly waits for the network, so it needs no thread. The
 * local writer analyses courses and opens ledgers: nothing is asked for that.
 */
export function createModelWriter(
  model: LanguageModel,
  local: Pick<Writer, 'analyzeCourse' | 'openLedger' | 'writeQuestions'>,
): Writer {
  return {
    openLedger: local.openLedger,
    analyzeCourse: local.analyzeCourse,
    async draftVideoScript(request, signal, onAnswered) {
      const draft = await draftVideoByModel(model, request, signal, onAnswered);
      return { ...draft, ledger: await local.openLedger(request, signal) };
    },
    enhanceScript: (request, signal) => enhanceByModel(model, request, signal),
    draftDialogue: (request, signal, onAnswered) =>
      draftDialogueByModel(model, request, signal, onAnswered),
    draftCourse: (request, signal) => draftCourseByModel(model, request, signal),
    designCourse: (request, signal, onAnswered) =>
      designCourseByModel(model, request, signal, onAnswered),
    redraftModule: (request, signal) => redraftModuleByModel(model, request, signal),
    redraftContent: (request, signal) => redraftContentByModel(model, request, signal),
    async writeContentScripts({ contents, documents, ...request }, signal, onWritten) {
      const write = createContentWriter(model, documents);
      for (const place of contents) {
        await onWritten({ ...place, ...(await attempt(write({ ...request, ...place }, signal))) });
      }
    },
    async writeQuestions(request, signal, onMade) {
      const write = createModelQuestions(model, request);
      for (const content of request.contents) {
        const questions = await write(content, signal);
        if (questions.length > 0) await onMade({ id: content.id, questions });
        else await local.writeQuestions({ ...request, contents: [content] }, signal, onMade);
      }
    },
  };
}

/** A content without a source does not stop the others. A model that fails does. */
async function attempt(
  writing: Promise<ContentScriptDraft>,
): Promise<Pick<WrittenContent, 'script' | 'problem'>> {
  try {
    return { script: await writing, problem: null };
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    return { script: null, problem: { code: error.code, reason: error.message } };
  }
}
