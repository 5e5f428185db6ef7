import type { CourseWording } from './course-wording.ts';
import type { Cues } from './cues.ts';
import type { DesignWording } from './design-wording.ts';
import type { DialogueWording } from './dialogue-wording.ts';
import type { EnhanceWording } from './enhance-wording.ts';
import type { FrameWording } from './frame-wording.ts';
import type { Phrases } from './phrases.ts';
import type { PromptCues } from './prompt-cues.ts';
import type { QuestionWording } from './question-wording.ts';
import type { ReadingCues } from './reading-cues.ts';
import type { ReferenceCues } from './reference-cues.ts';
import type { Saying } from './saying.ts';
import type { ScreenCues } from './screen-cues.ts';
import type { WishCues } from './wish-cues.ts';

/** Knowledge of a language for reading documents, writing podcasts and saying texts. */
export type SourceLanguageKnowledge = {
  /** The language's name in prompts. */
  nameForModels: string;
  cues: Cues;
  reading: ReadingCues;
  reference: ReferenceCues;
  saying: Saying;
  wishes: WishCues;
  prompts: PromptCues;
  dialogue: DialogueWording;
};

/** Knowledge of a language for writing videos and courses too. */
export type WritingLanguageKnowledge = SourceLanguageKnowledge & {
  phrases: Phrases;
  frame: FrameWording;
  course: CourseWording;
  design: DesignWording;
  enhance: EnhanceWording;
  questions: QuestionWording;
  screen: ScreenCues;
};
