import {
  designCourseByModel,
  draftCourseByModel,
  draftDialogueByModel,
  draftVideoByModel,
  enhanceByModel,
  type LanguageModel,
  redraftContentByModel,
  redraftModuleByModel,
  WriterError,
  writeContentByModel,
} from '@tarima/writer';
import type { Writer, WrittenContent } from './writer-port.ts';

/**
 * A writer that asks a language model. It waits for the network and thinks little, so it needs no
 * thread; how much the documents carry is counted and not asked.
 */
export function createModelWriter(model: LanguageModel, local: Writer): Writer {
  return {
    analyzeCourse: local.analyzeCourse,
    draftVideoScript: (request, signal) => draftVideoByModel(model, request, signal),
    enhanceScript: (request, signal) => enhanceByModel(model, request, signal),
    draftDialogue: (request, signal) => draftDialogueByModel(model, request, signal),
    draftCourse: (request, signal) => draftCourseByModel(model, request, signal),
    designCourse: (request, signal) => designCourseByModel(model, request, signal),
    redraftModule: (request, signal) => redraftModuleByModel(model, request, signal),
    redraftContent: (request, signal) => redraftContentByModel(model, request, signal),
    async writeContentScripts({ contents, ...request }, signal, onWritten) {
      for (const place of contents) {
        await onWritten({ ...place, ...(await attempt(model, { ...request, ...place }, signal)) });
      }
    },
  };
}

/** A content without a source keeps none of the others from being written; a model that fails does. */
async function attempt(
  model: LanguageModel,
  request: Parameters<typeof writeContentByModel>[1],
  signal: AbortSignal,
): Promise<Pick<WrittenContent, 'script' | 'problem'>> {
  try {
    return { script: await writeContentByModel(model, request, signal), problem: null };
  } catch (error) {
    if (!(error instanceof WriterError)) throw error;
    return { script: null, problem: { code: error.code, reason: error.message } };
  }
}
