/** Silences before a sentence, in seconds. They begin where the sentence before it ends. */
export const BREATHS = {
  sentence: 0.35,
  paragraph: 0.65,
  /** After the sentence that announces a list, at its colon. */
  colon: 0.6,
  /** After points or a table. */
  list: 0.8,
} as const;
export type Breath = keyof typeof BREATHS;
