/** A pattern and its replacement. */
export type Rewording = readonly [RegExp, string];

/** A place to cut a sentence in two, and the start of the second half. */
export type Joint = {
  gap: RegExp;
  /** `$1` is the text captured by the gap. */
  begins: string;
  /** True if the second half must have a verb: this joint may join other things. */
  needsVerb?: boolean;
  /** True if both sides need a subject, since this joint may join two words. */
  joinsClauses?: boolean;
  /** The second half is about the noun before it, which must end its sentence. */
  isRelative?: boolean;
};

/** Changes that make a text easier to speak, in one language. */
export type EnhanceWording = {
  /** Spoken forms of abbreviations and signs. Each must be safe in any context. */
  spoken: readonly Rewording[];
  /** Capitalised abbreviations among them whose spoken form is a common word. */
  spokenTitles: ReadonlySet<string>;
  /** Units after a number: singular and plural. */
  units: Readonly<Record<string, readonly [string, string]>>;
  /** Between the ends of a range. */
  to: string;
  /** Long phrases and short ones with the same meaning. */
  shorter: readonly Rewording[];
  /** Openings without meaning. */
  preambles: RegExp;
  /** Function words that are sometimes typed twice. */
  doubled: RegExp;
  joints: readonly Joint[];
  /** First halves that cannot stand alone, unless their main clause follows a comma. */
  subordinate: RegExp;
  /** A relative clause that may still be open. */
  relative: RegExp;
  /** Endings of first halves that the second half corrects or completes: "not because". */
  corrects: RegExp;
  /** Words that open a clause inside another. */
  clause: RegExp;
  /** Articles that contain a preposition. No subject begins with them. */
  contracted: ReadonlySet<string>;
  /** Openings that depend on the sentence before. */
  refersBack: RegExp;
  /** Words that negate or limit a statement. */
  negation: RegExp;
  /** Cues for a serious tone and for emphasis. */
  caution: RegExp;
  stress: RegExp;
  /** Voice directions. */
  slower: string;
  firm: string;
  stressed: string;
  curious: string;
  warm: string;
};
