/** References to earlier text, in addition to the openings in `Cues`. */
export type ReferenceCues = {
  /** Openings whose pronoun or verb refers to nothing: "It is known that". */
  standsForNothing: RegExp;
  /** Openings that continue: connectives, "the second", "another", "two years later". */
  goesOn: RegExp;
  /** Words that refer back from anywhere in the first clause. */
  pointsBack: RegExp;
  /** Subject pronouns, which need a noun before them. */
  subjects: ReadonlySet<string>;
  /** Object pronouns, which need an earlier noun besides the clause's subject. */
  objects: ReadonlySet<string>;
  /** Articles that are objects right before a verb. */
  clitics: ReadonlySet<string>;
  /** Possessives, unclear without an earlier noun. */
  possessives: ReadonlySet<string>;
  /** Quantities, unclear if a verb follows at once. */
  quantities: ReadonlySet<string>;
  /** An opening time or place. The real opening comes after it. */
  timeOrPlace: RegExp;
  /** Verb endings that imply an unnamed subject; null if a pronoun is required. */
  subjectless: RegExp | null;
  /** Words before the number of a figure, chart or table. */
  numberedLabel: RegExp;
};
