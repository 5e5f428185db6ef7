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
  /** Whom it is for and what for: `{audience}`, `{goal}`. */
  purposeFor: ByTone<readonly string[]>;
  /** The same when no audience was named: `{goal}`. */
  purpose: ByTone<readonly string[]>;
  /** What fits into `{goal}`, by objective. */
  goals: Record<MainObjective, readonly string[]>;
  /** What comes, when `{list}` names every scene. */
  agenda: ByTone<readonly string[]>;
  /** What comes, when `{list}` names only some. */
  agendaOfSome: ByTone<readonly string[]>;
  /** Leads into a scene about `{topic}`. */
  transitions: ByTone<readonly string[]>;
  /** Leads into the last scene before the close. */
  lastTransitions: ByTone<readonly string[]>;
  /** What to remember: `{list}` of key points. */
  takeaways: ByTone<readonly string[]>;
  /** The same when there is no list. */
  endings: ByTone<readonly string[]>;
  /** Last words, by tone and objective. */
  farewells: ByTone<Record<MainObjective, string>>;
  closingTitles: ByTone<string>;
  /** Joins fragments of a slide or a list: `{title}`, `{list}`. */
  titledLists: readonly string[];
  untitledLists: readonly string[];
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
  /** Titles of sections that are not content. */
  skippedTitle: RegExp;
  /** Titles that do not say what their section is about. */
  genericTitle: RegExp;
  /** Numbering words before a title, such as `Capítulo 3`. */
  titleNumbering: RegExp;
  /** Labels glued to the front of a note or a warning. */
  admonition: RegExp;
  /** Legal text, colophons, thanks. */
  furniture: RegExp;
  /** Points at something that a listener cannot see. */
  pointsElsewhere: RegExp;
  /** Announces something that comes next: fit only for the sentence before a list. */
  announces: RegExp;
  /** Talks about the document itself. */
  aboutItself: RegExp;
  /** Opening connectives that can go, when what they connect to is not spoken. */
  looseConnective: RegExp;
  /** Openings that need the sentence before. */
  dangling: RegExp;
  /** Words that refer to something said before. */
  demonstrative: RegExp;
  /** Openings of speaker notes that tell the speaker what to do. */
  stageDirection: RegExp;
  /** The author speaking of themselves. */
  firstPerson: RegExp;
};

export type WordingOfLanguages = Record<Language, Wording>;

export type CuesOfLanguages = Record<DialogueLanguage, Cues>;
