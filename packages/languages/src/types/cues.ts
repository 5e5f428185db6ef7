import type { SourceLanguage } from './source-language.ts';

/** Patterns and words of one language for analysing texts. */
export type Cues = {
  language: SourceLanguage;
  /** The word between the last two items of a list. */
  and: (next: string) => string;
  /** Articles attached to the next word, such as `l'`; null if there are none. */
  elision: RegExp | null;
  /** Name of the Snowball algorithm. */
  stemmer: string;
  /** Function words, which carry no topic. */
  functionWords: ReadonlySet<string>;
  /** Articles, possessives and similar words. A noun phrase may follow. */
  determiners: ReadonlySet<string>;
  /** Words that may stand inside a noun phrase, such as `de la`. */
  phraseLinks: ReadonlySet<string>;
  /** Pronouns and similar words. A verb follows rather than a noun. */
  beforeVerb: ReadonlySet<string>;
  /** Words of `beforeVerb` whose verb forms no sentence: "the box that holds". */
  clauseLinks: ReadonlySet<string>;
  /** Verbs of separation: a following `de` belongs to the verb, not to the noun before. */
  partingVerb: RegExp | null;
  /** Articles that may follow another of `phraseLinks`: "de la". */
  phraseArticles: ReadonlySet<string>;
  /** Prepositions that always join nouns, such as `de`. Names bring them into texts of any language. */
  nounLinks: ReadonlySet<string>;
  /** Common verb forms. They show that a line is a sentence, and stay out of key points. */
  verbs: ReadonlySet<string>;
  /** Prepositions that continue a participle: "basada en menús". */
  complementLinks: ReadonlySet<string>;
  /** Words that open a clause about the noun before. */
  relatives: ReadonlySet<string>;
  /** Imperatives that are not among the common verbs. */
  orders: ReadonlySet<string>;
  /** Endings of a second content word that make it likely an adjective. */
  adjectiveEnding: RegExp;
  /** Endings that exclude a noun or adjective. */
  verbEnding: RegExp;
  /** True if titles capitalise all their words. */
  hasTitleCase: boolean;
  /** True if all nouns are capitalised. */
  nounsHaveCapitals: boolean;
  /** True if adjectives precede their noun. */
  adjectivesFirst: boolean;
  /** Impossible spellings, in lower case; null if none is known. */
  foreignSpelling: RegExp | null;
  /** Letters of similar languages that it never uses; null if function words are enough. */
  foreignLetters: RegExp | null;
  /** Titles that name no topic. */
  genericTitle: RegExp;
  /** Numbering words before a title, such as `Capítulo 3`. */
  titleNumbering: RegExp;
  /** Words before the letter of an appendix in its title; null if none is known. */
  appendixLabel: RegExp | null;
  /** Labels joined to the start of a note or warning. */
  admonition: RegExp;
  /** Announces something: fits only before a list. */
  announces: RegExp;
  /** Openings that depend on the sentence before. */
  dangling: RegExp;
  /** Words that refer to something said before. */
  demonstrative: RegExp;
  /** Openings of speaker notes that instruct the speaker. */
  stageDirection: RegExp;
};
