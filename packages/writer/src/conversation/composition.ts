import type { DialogueWording, StylePhrases, StyleReactions } from '@tarima/languages';
import type { DialogueDraft } from '../dialogue-draft.ts';
import type { Joining, SayingTools } from './sayings.ts';
import type { SubjectTools } from './subject.ts';

export type Conversation = Omit<DialogueDraft, 'ledger'>;

/** The names and roles that frame a dialogue. */
export type Frame = {
  podcastName: string;
  tagline: string;
  topic: string;
  /** The requested emphasis that the source covers; may be empty. */
  focus: string;
  hostName: string;
  hostRole: string;
  guestName: string;
  guestRole: string;
};

/** One way to voice the same units; `fitLength` tries several. */
export type Telling = {
  /** The short units that share one turn. */
  joining: Joining;
  /** Share of the host's turns that react to the last answer before they ask. */
  reactions: number;
  /** Share of the open places where the host asks rather than only reacts. */
  asks: number;
  /** Share of the answers that open with a phrase of the guest's own. */
  answers: number;
  /** The host names the themes before the last question. */
  recaps: boolean;
  /** The opening names the topic. */
  namesTopic: boolean;
  /** The host says the tagline, where it is short, and the focus. */
  introduces: boolean;
  /** The shortest phrases are taken, where words are few. */
  isBrief: boolean;
  /** Words that the guest speaks at a time, about. */
  longest: number;
};

export type ComposeTools = SubjectTools &
  SayingTools & {
    dialogue: DialogueWording;
    phrases: StylePhrases;
    reactions: StyleReactions;
    /** True where a heading can be said. */
    isSpokenTitle: (title: string) => boolean;
    /** The documents make rules. */
    isRulebook: boolean;
    seed: number;
    creativity: number;
  };
