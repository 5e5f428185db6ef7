import type { PodcastStyle } from '@tarima/contract';
import type { FrameWording } from './frame-wording.ts';

/** What the host may ask for, by what the guest says next. */
export const ASKS = [
  'contrast',
  'example',
  'definition',
  'list',
  'figures',
  'first',
  'next',
  'last',
  'about',
  'more',
  'nudge',
] as const;
/** The same for what must be said. */
export const RULE_ASKS = ['prohibition', 'obligation', 'deadline', 'warning', 'phone'] as const;
export type Ask = (typeof ASKS)[number] | (typeof RULE_ASKS)[number];

/** What the host may take up of what was just said, the most telling first. */
export const REMARKS = [
  'steps',
  'phone',
  'warning',
  'figure',
  'prohibition',
  'exception',
  'items',
  'example',
  'condition',
  'obligation',
] as const;
export type Remark = (typeof REMARKS)[number];

/** How a language shows what the host can take up. Stricter than reading: what is heard as a no must be one. */
export type DialogueCues = {
  /** Openings of a sentence that sets something against what was said. */
  contrast: RegExp;
  example: RegExp;
  forbids: RegExp;
  demands: RegExp;
  excepts: RegExp;
  /** A number with what it counts, fit to be said alone. */
  figure: RegExp;
  /** Before a number that ends a range or an enumeration, and means little alone. */
  range: RegExp;
  /** A case that opens a sentence, caught without its comma: "If the alarm rings". */
  caseOpening: RegExp;
  /** What a page says before its matter. */
  greeting: RegExp;
  /** Points at something that a listener cannot see. */
  pointsElsewhere: RegExp;
  /** Right behind a subject: the verb, caught, and an indefinite article. */
  isA: RegExp;
  /** Definite articles that may open the subject of a question. */
  definite: RegExp;
};

/**
 * What the host says on hearing what must be said. Slots: `{figure}` as the guest said it, `{count}` of steps
 * or items, in words.
 */
export type StyleReactions = {
  remarks: Readonly<Record<Remark, readonly string[]>>;
  asks: Readonly<Record<(typeof RULE_ASKS)[number], readonly string[]>>;
};
export type ReactionsOfStyles = Readonly<Record<PodcastStyle, StyleReactions>>;

/**
 * What is said in one style, the plainest choice first. Slots: `{name}` of the podcast, `{topic}` and
 * `{title}` (behind a colon only), `{x}` (a subject with its article, in the nominative, of either
 * number) and `{is}` (its verb).
 */
export type StylePhrases = {
  greetings: readonly string[];
  topics: readonly string[];
  /** The guest's first words. */
  hellos: readonly string[];
  /** The guest's first words after a question, now and then. */
  answers: readonly string[];
  /** Names the themes that were talked about: `{list}`, behind a colon. */
  recaps: readonly string[];
  /** Asks for the very first sentence. */
  starts: readonly string[];
  /** Opens another theme. */
  turns: readonly string[];
  /** Fit anything: for now and then, where nothing can be taken up. */
  reactions: readonly string[];
  asks: Readonly<Record<(typeof ASKS)[number], readonly string[]>>;
  /** Asks for the very last sentence. */
  finals: readonly string[];
  closes: readonly string[];
};

export type DialogueWording = {
  cues: DialogueCues;
  /** A figure as it is said alone, where its case was another. */
  asFigure: (figure: string) => string;
  /** Ask what happens in a case of the document: `{case}`. */
  whatIf: readonly string[];
  /** From two on. */
  numbers: readonly string[];
  /** How the steps of a procedure are told. */
  steps: Pick<FrameWording, 'steps' | 'numberedStep'>;
  /** Name what is talked about first, and next where a style has no more to say for it: `{title}`. */
  firstTitles: readonly string[];
  otherTitles: readonly string[];
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
  reactions: ReactionsOfStyles;
};
