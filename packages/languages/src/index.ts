export { SOURCE_LANGUAGES, WRITING_LANGUAGES } from './languages.ts';
export { patternOfAll, wordsOfAll } from './of-all-languages.ts';
export type { Cues } from './types/cues.ts';
export type { DesignWording, PartRole } from './types/design-wording.ts';
export {
  type Ask,
  type DialogueCues,
  type DialogueWording,
  REMARKS,
  type Remark,
  RULE_ASKS,
  type StylePhrases,
  type StyleReactions,
} from './types/dialogue-wording.ts';
export type { EnhanceWording, Joint } from './types/enhance-wording.ts';
export { ABILITIES, type Ability, type FrameWording } from './types/frame-wording.ts';
export type {
  SourceLanguageKnowledge,
  WritingLanguageKnowledge,
} from './types/language-knowledge.ts';
export type { Phrases } from './types/phrases.ts';
export { CLAUSE_KINDS, type ClauseKind, type QuestionWording } from './types/question-wording.ts';
export type { ReadingCues } from './types/reading-cues.ts';
export type { ReferenceCues } from './types/reference-cues.ts';
export type { OneAndMany, Saying } from './types/saying.ts';
export type { ScreenCues } from './types/screen-cues.ts';
export type { SourceLanguage } from './types/source-language.ts';
export { ROLES } from './types/wish-cues.ts';
