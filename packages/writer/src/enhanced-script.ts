import type { Language } from '@tarima/contract';

export type EnhanceRequest = { content: string; language: Language };

export type EnhancedScript = {
  /** In the script format of @tarima/text. */
  content: string;
  /** Each spoken sentence that is new, with the one of the old text that it says. */
  derived: { sentence: string; from: string }[];
};
