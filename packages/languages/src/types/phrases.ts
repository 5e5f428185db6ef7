import type { MainObjective, Tone } from '@tarima/contract';

type ByTone<Value> = Record<Tone, Value>;

/**
 * The local writer's wording for videos and courses, in one language. Slots are in braces.
 * `{topic}`, `{title}` and `{list}` only follow a colon or a dash. So any words fit, without
 * articles or agreement.
 */
export type Phrases = {
  /** First words, one or two sentences. `{topic}` is the script's topic. */
  greetings: ByTone<readonly string[]>;
  /** The purpose, for documents without abilities: `{goal}`. */
  purpose: ByTone<readonly string[]>;
  /** Texts for `{goal}`, by objective. */
  goals: Record<MainObjective, readonly string[]>;
  /** Ends a script without anything to remember. */
  endings: ByTone<readonly string[]>;
  /** Last words, by tone and objective. */
  farewells: ByTone<Record<MainObjective, string>>;
  closingTitles: ByTone<string>;
  /** Title of an untitled part: `{number}`. */
  partTitle: string;
  voice: { pause: string; byTone: ByTone<string | null> };
  /** A preposition that an author may write before an audience: `para`. */
  audiencePreposition: RegExp;
  /** Articles of collective nouns for audiences: `el` for `equipo`. */
  audienceArticles: Readonly<Record<string, string>>;
};
