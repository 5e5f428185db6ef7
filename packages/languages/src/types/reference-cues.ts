/** How a language points back at what was said before; beside the openings that `Cues` knows. */
export type ReferenceCues = {
  /** Openings in which a pronoun or a verb stands for nothing said before: "It is known that". */
  standsForNothing: RegExp;
  /** Openings that go on: connectives, "the second", "another", "two years later". */
  goesOn: RegExp;
  /** Words that point back from anywhere in the first clause. */
  pointsBack: RegExp;
  /** Pronouns that need a noun before them. */
  subjects: ReadonlySet<string>;
  /** Pronouns that need a noun before them beside the subject of their clause. */
  objects: ReadonlySet<string>;
  /** Articles elsewhere: an object only right before a verb. */
  clitics: ReadonlySet<string>;
  /** Owners unknown where no noun comes before. */
  possessives: ReadonlySet<string>;
  /** Quantities of something unknown where a verb comes right behind. */
  quantities: ReadonlySet<string>;
  /** A time or a place that opens a sentence; what stands behind it is the real opening. */
  timeOrPlace: RegExp;
  /** Verbs that say by their ending that somebody unnamed did it; null where a pronoun must. */
  subjectless: RegExp | null;
};
