import type { Question } from '@tarima/contract';
import type { LanguageModel, OnAnswered } from '../language-model.ts';
import type { WantedTexts } from './translate-form.ts';
import { translateQuestions } from './translate-questions.ts';
import { type SourcedScript, translateScript } from './translate-script.ts';
import { type TranslationOrder, translateTexts } from './translate-texts.ts';

export type Translator = ReturnType<typeof createTranslator>;

/**
 * Translates the parts of one work by a language model. Without one nothing is translated.
 *
 * Every call throws `LanguageModelError`, UNUSABLE where a text has no sound translation.
 */
export const createTranslator = (model: LanguageModel, order: TranslationOrder) => {
  const translateBy = (signal: AbortSignal, onAnswered?: OnAnswered) => (texts: WantedTexts) =>
    translateTexts(model, order, texts, signal, onAnswered);
  return {
    /** Titles and descriptions by their originals. Each has a limit of characters. */
    texts: (texts: WantedTexts, signal: AbortSignal) => translateBy(signal)(texts),
    script: (script: SourcedScript, signal: AbortSignal, onAnswered?: OnAnswered) =>
      translateScript(script, order, translateBy(signal, onAnswered)),
    questions: (questions: readonly Question[], signal: AbortSignal) =>
      translateQuestions(questions, translateBy(signal)),
  };
};
