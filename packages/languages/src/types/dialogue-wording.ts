import type { PodcastStyle } from '@tarima/contract';
import type { FrameWording } from './frame-wording.ts';

/** The host's questions, by what the guest says next. */
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
/** The same for must-say units. */
export const RULE_ASKS = ['prohibition', 'obligation', 'deadline', 'warning', 'phone'] as const;
export type Ask = (typeof ASKS)[number] | (typeof RULE_ASKS)[number];

/** Things that the host may react to, the most striking first. */
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

/** Patterns for the host's reactions. They are stricter than those for reading: a misheard "no" would be wrong. */
export type DialogueCues = {
  /** Openings of a sentence that contradicts the one before. */
  contrast: RegExp;
  example: RegExp;
  forbids: RegExp;
  demands: RegExp;
  excepts: RegExp;
  /** A number with its unit or noun, clear on its own. */
  figure: RegExp;
  /** Words before a number that ends a range or a series, and means little alone. */
  range: RegExp;
  /** A case at the start of a sentence, captured without its comma: "If the alarm rings". */
  caseOpening: RegExp;
  /** Greetings before the content of a page. */
  greeting: RegExp;
  /** Points at something that a listener cannot see. */
  pointsElsewhere: RegExp;
  /** After a subject: the verb, captured, and an indefinite article. */
  isA: RegExp;
  /** Definite articles that may open the subject of a question. */
  definite: RegExp;
};

/**
 * The host's reactions to must-say units. Slots: `{figure}` in the guest's words; `{count}` of
 * steps or items, in words.
 */
export type StyleReactions = {
  remarks: Readonly<Record<Remark, readonly string[]>>;
  asks: Readonly<Record<(typeof RULE_ASKS)[number], readonly string[]>>;
};
export type ReactionsOfStyles = Readonly<Record<PodcastStyle, StyleReactions>>;

/**
 * Phrases of one style, the plainest first. Slots: `{name}` of the podcast; `{topic}` and
 * `{title}`, only after a colon; `{x}`, a nominative subject with its article, singular or plural;
 * `{is}`, its verb.
 */
export type StylePhrases = {
  greetings: readonly string[];
  topics: readonly string[];
  /** The guest's first words. */
  hellos: readonly string[];
  /** Occasional openings of the guest's answers. */
  answers: readonly string[];
  /** Names the themes so far: `{list}`, after a colon. */
  recaps: readonly string[];
  /** Asks for the very first sentence. */
  starts: readonly string[];
  /** Opens another theme. */
  turns: readonly string[];
  /** Neutral reactions for some turns without a remark. */
  reactions: readonly string[];
  asks: Readonly<Record<(typeof ASKS)[number], readonly string[]>>;
  /** Asks for the very last sentence. */
  finals: readonly string[];
  closes: readonly string[];
};

export type DialogueWording = {
  cues: DialogueCues;
  /** A figure in the form used on its own, if its case differed. */
  asFigure: (figure: string) => string;
  /** Asks about a case of the document: `{case}`. */
  whatIf: readonly string[];
  /** From two on. */
  numbers: readonly string[];
  /** Wording of a procedure's steps. */
  steps: Pick<FrameWording, 'steps' | 'numberedStep'>;
  /** Introduce the first topic, and later ones where a style has no phrases left: `{title}`. */
  firstTitles: readonly string[];
  otherTitles: readonly string[];
  /** Introduces a speaker, where known: `{name}`, `{role}`. */
  nameIs: string;
  roleIs: string;
  /** A role as spoken. English needs an article. */
  asRole: (role: string) => string;
  /** Announces the requested focus: `{focus}`, after a colon. */
  focusIs: string;
  /** Title of a chapter that is only a closing. */
  closingTitle: string;
  styles: Readonly<Record<PodcastStyle, StylePhrases>>;
  reactions: ReactionsOfStyles;
};
