/** Patterns for must-say sentences, and for lines that are not for listeners. */
export type ReadingCues = {
  /** Forbids something. */
  prohibition: RegExp;
  /** Demands something. */
  obligation: RegExp;
  /** Gives permission or a right. */
  permission: RegExp;
  /** Openings of instructions. */
  order: RegExp;
  /** Words for money and percent after a number. */
  money: RegExp;
  /** Words for units after a number; null if none is known. */
  measure: RegExp | null;
  /** Words beside a number that make it a limit: no more, no less, no later. */
  limit: RegExp;
  /** A period, or a date or time by which something is due. */
  deadline: RegExp;
  /** Numbers to call, with the person or office. */
  call: RegExp;
  /** Conditions of a rule. */
  condition: RegExp;
  /** Exceptions to a rule. */
  exception: RegExp;
  /** Dangers: hurts, burns, explodes. */
  danger: RegExp;
  /** Verb forms that report the past instead of giving instructions. */
  past: RegExp;
  /** Openings without a subject that depend on no sentence before: "It is forbidden". */
  impersonal: RegExp;
  /** Openings of an example or a case. */
  example: RegExp;
  /** Openings of an exception to the rule before. */
  exceptionOpening: RegExp;
  /** Says what a word means. */
  definition: RegExp;
  /** Contrasts two things. */
  contrast: RegExp;
  /** Lines about the paper itself: signatures, versions, dates, copies. */
  paperwork: RegExp;
  /** Headers of tables with such lines. */
  paperworkHeader: RegExp;
  /** Words before a version or edition number, in lower case and in capitals. */
  versionLabel: RegExp;
  /** Words before the number of a law's article, in lower case and in capitals. */
  articleLabel: RegExp;
  /** A sentence or bracket that only refers to another place. */
  pointer: RegExp;
  /** Titles of sections without teachable content. */
  skippedTitle: RegExp;
  /** A heading or sentence before a list of duties or aims, which have no order. */
  dutiesLabel: RegExp;
  /** Titles of sections for forms and lookup, or about the paper's purpose. */
  attachedTitle: RegExp;
  /** Labels of warnings before a sentence. */
  warningLabel: RegExp;
};
