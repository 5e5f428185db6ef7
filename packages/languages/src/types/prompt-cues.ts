/** Signs that a text addresses a language model. Matched in lower case and in capitals. */
export type PromptCues = {
  /** Verbs for ignoring rules, and words for rules. */
  disregard: RegExp;
  rules: RegExp;
  /** Requests to ignore a text. `textBefore` has words for that text. */
  forget: RegExp;
  /** Words that may stand between them; null if none are known. */
  entirely: RegExp | null;
  textBefore: RegExp;
  /** Words for a model, and instructions to it. */
  model: RegExp;
  modelMust: RegExp;
  /** Give the model a role. */
  becomes: RegExp;
  /** Requests for a model's secrets, and words for them; null if none are known. */
  reveal: RegExp | null;
  secret: RegExp | null;
  /** Phrases of a model about itself; null if another language has the same. */
  asModel: RegExp | null;
};
