/** How a language says what a listener must not miss, and what is no sentence for a listener at all. */
export type ReadingCues = {
  /** Forbids something. */
  prohibition: RegExp;
  /** Demands something. */
  obligation: RegExp;
  /** Allows something, or says who has a right to it. */
  permission: RegExp;
  /** How a sentence opens that tells the reader to do something. */
  order: RegExp;
  /** Money and hundredths in words, behind a number. */
  money: RegExp;
  /** Units in words, behind a number; null where none is known. */
  measure: RegExp | null;
  /** Behind or before a number: no more, no less, no later. */
  limit: RegExp;
  /** A number of hours, days or years; a date or an hour by which something is due. */
  deadline: RegExp;
  /** Who is called at what number. */
  call: RegExp;
  /** What holds only if something else does. */
  condition: RegExp;
  /** What a rule does not hold for. */
  exception: RegExp;
  /** What hurts, burns, explodes. */
  danger: RegExp;
  /** Verb forms in which one tells what was, rather than what to do. */
  past: RegExp;
  /** Openings without a subject that need no sentence before them: "It is forbidden". */
  impersonal: RegExp;
  /** How an example or a case of a statement opens. */
  example: RegExp;
  /** How a sentence opens that takes something out of the rule before it. */
  exceptionOpening: RegExp;
  /** Says what a word means. */
  definition: RegExp;
  /** Sets one thing against another. */
  contrast: RegExp;
  /** Lines of who signed, of versions and dates, of copies: about the paper, not about its matter. */
  paperwork: RegExp;
  /** Headers of tables that hold such lines. */
  paperworkHeader: RegExp;
  /** Words before the number of a version, an edition or a printing, in small letters and in capitals. */
  versionLabel: RegExp;
  /** Words before the number that a law or a rule gives its sentences, in small letters and in capitals. */
  articleLabel: RegExp;
  /** A sentence or a bracket that only sends the reader somewhere else. */
  pointer: RegExp;
  /** Sections that hold nothing to be taught. */
  skippedTitle: RegExp;
  /** Of a heading or a sentence before a list: what is below are duties or aims, in no order of doing. */
  dutiesLabel: RegExp;
  /** Sections that are kept to be filled in or looked up, and those that say why the paper was written. */
  attachedTitle: RegExp;
  /** Labels of warnings before a sentence. */
  warningLabel: RegExp;
};
