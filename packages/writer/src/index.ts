export { designCourseByModel } from './by-model/design-course-by-model.ts';
export {
  draftCourseByModel,
  redraftContentByModel,
  redraftModuleByModel,
} from './by-model/draft-course-by-model.ts';
export { draftDialogueByModel } from './by-model/draft-dialogue-by-model.ts';
export { draftVideoByModel } from './by-model/draft-video-by-model.ts';
export { enhanceByModel } from './by-model/enhance-by-model.ts';
export { createContentWriter } from './by-model/write-content-by-model.ts';
export { draftDialogue } from './conversation/draft-dialogue.ts';
export { namesInInstructions } from './conversation/instructions.ts';
export type { CourseDesign, CourseDesignRequest, DesignedCourse } from './course-design.ts';
export type {
  ContentDraft,
  ContentScriptDraft,
  ContentScriptRequest,
  CourseAnalysisDraft,
  CourseDraft,
  CourseDraftRequest,
  ModuleDraft,
  RedraftRequest,
} from './course-draft.ts';
export { designCourse } from './design/design-course.ts';
export { createDesignWriter } from './design/design-writer.ts';
export type {
  DialogueDraft,
  DialogueRequest,
  TurnDraft,
} from './dialogue-draft.ts';
export { draftVideoScript } from './draft-video.ts';
export { enhanceScript } from './enhance/enhance-script.ts';
export type { EnhancedScript, EnhanceRequest } from './enhanced-script.ts';
export {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelErrorCode,
  type ModelAnswer,
  type ModelRequest,
  NO_USAGE,
  type OnAnswered,
  type TokenUsage,
} from './language-model.ts';
export {
  createOpenAiCompatibleModel,
  type OpenAiCompatibleModel,
} from './models/openai-compatible.ts';
export type { VideoDraft, VideoDraftRequest } from './video-draft.ts';
export { type CourseWriter, createCourseWriter } from './write-course.ts';
export { WriterError, type WriterErrorCode } from './writer-error.ts';
