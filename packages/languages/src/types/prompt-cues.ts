/** How a text speaks to a language model; looked for in small letters and in capitals. */
export type PromptCues = {
  /** Verbs that ask to pass over rules, and what those are called. */
  disregard: RegExp;
  rules: RegExp;
  /** First words that ask to pass over a text; `textBefore` is what that text is called. */
  forget: RegExp;
  /** May stand between them; null where nothing is known to. */
  entirely: RegExp | null;
  textBefore: RegExp;
  /** What a model is called, and how it is told to do something. */
  model: RegExp;
  modelMust: RegExp;
  /** Give a model a part to play. */
  becomes: RegExp;
  /** Ask for what a model keeps to itself, and what that is; null where none is known. */
  reveal: RegExp | null;
  secret: RegExp | null;
  /** How a model speaks of itself; null where another language says it too. */
  asModel: RegExp | null;
};
