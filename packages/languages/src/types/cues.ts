import type { SourceLanguage } from './source-language.ts';

/** What is recognised in a text of one language. */
export type Cues = {
  language: SourceLanguage;
  /** Joins the last two of a list. */
  and: (next: string) => string;
  /** Articles and the like that lean on the next word, such as `l'`; null where there are none. */
  elision: RegExp | null;
  /** Name of the Snowball algorithm. */
  stemmer: string;
  /** Function words: carry no topic. */
  functionWords: ReadonlySet<string>;
  /** Articles, possessives and the like: a noun phrase may follow. */
  determiners: ReadonlySet<string>;
  /** Words that may stand inside a noun phrase, such as `de la`. */
  phraseLinks: ReadonlySet<string>;
  /** Pronouns and the like, behind which a verb stands rather than a noun. */
  beforeVerb: ReadonlySet<string>;
  /** Those of `beforeVerb` that make no sentence of a verb: "the box that holds". */
  clauseLinks: ReadonlySet<string>;
  /** Verbs that part one thing from another, where `de` belongs to the verb and not to the noun before it. */
  partingVerb: RegExp | null;
  /** Articles that may follow another of `phraseLinks`: "de la". */
  phraseArticles: ReadonlySet<string>;
  /** Prepositions that always join nouns, such as `de`; names bring them into any text. */
  nounLinks: ReadonlySet<string>;
  /** Common verb forms: never part of a key point, and proof that a line is a sentence. */
  verbs: ReadonlySet<string>;
  /** Prepositions that go on from a participle: "basada en menús". */
  complementLinks: ReadonlySet<string>;
  /** Words that open a clause about the words before them. */
  relatives: ReadonlySet<string>;
  /** Forms that open an order and are not among the common verbs. */
  orders: ReadonlySet<string>;
  /** Endings that make a second content word likely to be an adjective. */
  adjectiveEnding: RegExp;
  /** Endings of words that cannot be a noun or an adjective. */
  verbEnding: RegExp;
  /** Whether titles give capitals to all their words. */
  hasTitleCase: boolean;
  /** Whether every noun is written with a capital. */
  nounsHaveCapitals: boolean;
  /** Whether adjectives stand before their noun. */
  adjectivesFirst: boolean;
  /** Spellings that the language does not have, in small letters; null where none tells. */
  foreignSpelling: RegExp | null;
  /** Letters of its neighbours that it never writes; null where function words tell them apart. */
  foreignLetters: RegExp | null;
  /** Titles that do not say what their section is about. */
  genericTitle: RegExp;
  /** Numbering words before a title, such as `Capítulo 3`. */
  titleNumbering: RegExp;
  /** Words before the letter of an appendix in its title; null where none is known. */
  appendixLabel: RegExp | null;
  /** Labels glued to the front of a note or a warning. */
  admonition: RegExp;
  /** Announces something that comes next: fit only for the sentence before a list. */
  announces: RegExp;
  /** Openings that need the sentence before. */
  dangling: RegExp;
  /** Words that refer to something said before. */
  demonstrative: RegExp;
  /** Openings of speaker notes that tell the speaker what to do. */
  stageDirection: RegExp;
};
