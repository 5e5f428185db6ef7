import type { Language } from '@tarima/contract';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { pt } from './pt/index.ts';
import type {
  SourceLanguageKnowledge,
  WritingLanguageKnowledge,
} from './types/language-knowledge.ts';
import type { SourceLanguage } from './types/source-language.ts';

/** Languages of videos and courses: those of the interface. */
export const WRITING_LANGUAGES: Readonly<Record<Language, WritingLanguageKnowledge>> = {
  es,
  en,
  pt,
};

/** Languages of documents and of dialogues. */
export const SOURCE_LANGUAGES: Readonly<Record<SourceLanguage, SourceLanguageKnowledge>> = {
  ...WRITING_LANGUAGES,
  fr,
  de,
  it,
};
