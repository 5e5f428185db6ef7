import type { Language, MainObjective, Tone } from '@tarima/contract';
import type { DialogueLanguage } from '../dialogue-draft.ts';

/**
 * All that the local writer knows about one language: what it says in a video or a course, and what
 * it recognises.
 * A phrase may hold slots in braces. `{topic}`, `{title}` and `{list}` are only ever put behind a
 * colon or a dash, so that any words fit in without articles or agreement.
 */
export type Wording = Phrases & Cues & { language: Language };

type ByTone<Value> = Record<Tone, Value>;

type Phrases = {
  /** First words; `{topic}` is what the script is about. One or two sentences. */
  greetings: ByTone<readonly string[]>;
  /** What for, where the documents hold nothing that can be done: `{goal}`. */
  purpose: ByTone<readonly string[]>;
  /** What fits into `{goal}`, by objective. */
  goals: Record<MainObjective, readonly string[]>;
  /** Ends a script that has nothing to remember. */
  endings: ByTone<readonly string[]>;
  /** Last words, by tone and objective. */
  farewells: ByTone<Record<MainObjective, string>>;
  closingTitles: ByTone<string>;
  /** Title of a part that has none: `{number}`. */
  partTitle: string;
  /** What is really seen, without camera moves or gestures. */
  pictures: {
    opening: string;
    withPoints: string;
    withoutPoints: string;
    closing: string;
  };
  voice: { pause: string; byTone: ByTone<string | null> };
  /** Articles of collective nouns that an audience is often named by, such as `equipo`: `el`. */
  audienceArticles: Readonly<Record<string, string>>;
};

/** What is recognised in a text of one language. */
export type Cues = {
  language: DialogueLanguage;
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
  /** Verbs that part one thing from another, where `de` belongs to the verb and not to the noun before it. */
  partingVerb: RegExp | null;
  /** Common verb forms: never part of a key point, and proof that a line is a sentence. */
  verbs: ReadonlySet<string>;
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
  /** Titles that do not say what their section is about. */
  genericTitle: RegExp;
  /** Numbering words before a title, such as `Capítulo 3`. */
  titleNumbering: RegExp;
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

export type WordingOfLanguages = Record<Language, Wording>;

export type CuesOfLanguages = Record<DialogueLanguage, Cues>;
