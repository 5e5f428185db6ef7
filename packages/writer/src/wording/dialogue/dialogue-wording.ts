import type { PodcastStyle } from '@tarima/contract';
import type { DialogueLanguage } from '../../dialogue-draft.ts';

/** What the guest's next sentence is to what was said; it decides what the host asks. */
export type Relation =
  | 'why'
  | 'contrast'
  | 'example'
  | 'consequence'
  | 'definition'
  | 'list'
  | 'figures'
  | 'first'
  | 'next'
  | 'last'
  | 'advice'
  | 'about'
  | 'phrase'
  | 'more'
  | 'nudge';

/** How a language marks the relations. Openings are tried at a sentence's start. */
export type RelationCues = {
  /** The gap before a reason that can be said as an answer to "why?". */
  beforeReason: RegExp;
  /** The gap before an objection that can be said as a sentence. */
  beforeObjection: RegExp;
  /** What stands before a reason or an objection that only corrects ("not because"). */
  corrects: RegExp;
  /** Gaps where a long sentence can be shared between two turns. */
  borders: RegExp;
  contrast: RegExp;
  example: RegExp;
  consequence: RegExp;
  first: RegExp;
  next: RegExp;
  last: RegExp;
  advice: RegExp;
  /** Right behind a subject: the verb, caught, and an indefinite article. */
  isA: RegExp;
  /** Definite articles that may open the subject of a question. */
  definite: RegExp;
  /** An article, at the end of what stands before a noun, that can go with it into a question. */
  article: RegExp;
  /** What quantities are counted in, beside digits. */
  quantities: RegExp;
};

/**
 * What is said in one style, the plainest choice first. Slots: `{name}` of the podcast, `{topic}` and
 * `{title}` (behind a colon only), `{phrase}` (a noun phrase, behind a colon only),
 * `{x}` (a subject with its article, in the nominative, of either number) and `{is}` (its verb).
 */
export type StylePhrases = {
  greetings: readonly string[];
  /** Introduces the two where nothing is known of them. */
  company: readonly string[];
  topics: readonly string[];
  /** The guest's first words. */
  hellos: readonly string[];
  /** The guest's first words after a question, now and then. */
  answers: readonly string[];
  /** The guest's last words, where there is more to tell. */
  handovers: readonly string[];
  /** Names the themes that were talked about: `{list}`, behind a colon. */
  recaps: readonly string[];
  /** Asks for the very first sentence. */
  starts: readonly string[];
  /** Opens another theme. */
  turns: readonly string[];
  reactions: readonly string[];
  asks: Readonly<Record<Relation, readonly string[]>>;
  /** Asks for the very last sentence. */
  finals: readonly string[];
  closes: readonly string[];
};

export type DialogueWording = {
  cues: RelationCues;
  /** Either says who they are, where it is known: `{name}`, `{role}`. */
  nameIs: string;
  roleIs: string;
  /** A role as it is said; English needs an article. */
  asRole: (role: string) => string;
  /** Says what was asked to be stressed: `{focus}`, behind a colon. */
  focusIs: string;
  /** Title of a chapter that only closes. */
  closingTitle: string;
  styles: Readonly<Record<PodcastStyle, StylePhrases>>;
};

export type DialogueWordings = Readonly<Record<DialogueLanguage, DialogueWording>>;
