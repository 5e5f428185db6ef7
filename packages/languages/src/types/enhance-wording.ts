/** A pattern and what is said in its place. */
export type Rewording = readonly [RegExp, string];

/** Where a sentence can be cut in two, and how the second half then begins. */
export type Joint = {
  gap: RegExp;
  /** `$1` stands for what the gap captured. */
  begins: string;
  /** Whether a verb must be seen in the second half, because the joint alone proves no clause. */
  needsVerb?: boolean;
  /** Only a clause with a subject of its own on each side shows that no two words are joined here. */
  joinsClauses?: boolean;
  /** A clause about the noun before it, which must be the last of its sentence. */
  isRelative?: boolean;
};

/** What makes a text easier to say, in one language. */
export type EnhanceWording = {
  /** Abbreviations and signs as they are spoken; each must be safe whatever stands around it. */
  spoken: readonly Rewording[];
  /** Those of them with a capital, which are words when they are spoken. */
  spokenTitles: ReadonlySet<string>;
  /** Units behind a number: one, and several. */
  units: Readonly<Record<string, readonly [string, string]>>;
  /** Between the ends of a range. */
  to: string;
  /** Roundabout phrases and the short ones that mean the same. */
  shorter: readonly Rewording[];
  /** First words that say nothing of their own. */
  preambles: RegExp;
  /** Function words that are sometimes typed twice. */
  doubled: RegExp;
  joints: readonly Joint[];
  /** First halves that do not stand alone, unless their main clause follows a comma. */
  subordinate: RegExp;
  /** A relative clause that may still be open. */
  relative: RegExp;
  /** Ends of first halves whose second half corrects or completes them: "not because". */
  corrects: RegExp;
  /** Words that open a clause inside another. */
  clause: RegExp;
  /** Articles that hold a preposition: no subject begins with them. */
  contracted: ReadonlySet<string>;
  /** First words of a sentence that leans on the one before. */
  refersBack: RegExp;
  /** Words that turn or limit what is said. */
  negation: RegExp;
  /** What is said in earnest, and what is said with weight. */
  caution: RegExp;
  stress: RegExp;
  /** What asks the voice to slow down. */
  slower: string;
  firm: string;
  stressed: string;
  curious: string;
  warm: string;
};
