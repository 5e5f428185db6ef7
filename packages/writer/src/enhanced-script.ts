import type { Language } from '@tarima/contract';

export type EnhanceRequest = { content: string; language: Language };

export type EnhancedScript = {
  /** In the script format of @tarima/text. */
  content: string;
  /** Each new spoken sentence, with the old one that it replaces. */
  derived: { sentence: string; from: string }[];
};
