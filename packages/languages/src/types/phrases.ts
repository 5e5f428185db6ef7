import type { MainObjective, Tone } from '@tarima/contract';

type ByTone<Value> = Record<Tone, Value>;

/**
 * What the local writer says in a video or a course, in one language.
 * A phrase may hold slots in braces. `{topic}`, `{title}` and `{list}` are only ever put behind a
 * colon or a dash, so that any words fit in without articles or agreement.
 */
export type Phrases = {
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
  /** What an author may write before an audience: `para`. */
  audiencePreposition: RegExp;
  /** Articles of collective nouns that an audience is often named by, such as `equipo`: `el`. */
  audienceArticles: Readonly<Record<string, string>>;
};
