export { createModelWriter } from './by-model/model-writer.ts';
export { draftDialogue } from './conversation/draft-dialogue.ts';
export { namesInInstructions } from './conversation/instructions.ts';
export type { DesignedCourse } from './course-design.ts';
export type {
  ContentDraft,
  ContentScriptDraft,
  CourseAnalysisDraft,
  CourseDraft,
  ModuleDraft,
} from './course-draft.ts';
export type { DialogueDraft, DialogueRequest } from './dialogue-draft.ts';
export { draftVideoScript } from './draft-video.ts';
export { layOutUnit } from './frame/lay-out-unit.ts';
export {
  type LanguageModel,
  LanguageModelError,
  type ModelRequest,
  NO_USAGE,
  type OnAnswered,
  type TokenUsage,
} from './language-model.ts';
export { createLocalWriter } from './local-writer.ts';
export {
  createOpenAiCompatibleModel,
  type OpenAiCompatibleModel,
} from './models/openai-compatible.ts';
export { chooseLanguage } from './reading/choose-language.ts';
export { type TextOf, translateForm } from './translation/translate-form.ts';
export { createTranslator, type Translator } from './translation/translator.ts';
export { createCourseWriter } from './write-course.ts';
export type {
  ContentScriptsRequest,
  MadeQuestions,
  QuestionedContent,
  QuestionsRequest,
  Writer,
  WrittenContent,
} from './writer.ts';
export { WriterError } from './writer-error.ts';
