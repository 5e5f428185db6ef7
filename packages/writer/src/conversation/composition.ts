import type { DialogueWording, StylePhrases, StyleReactions } from '@tarima/languages';
import type { DialogueDraft } from '../dialogue-draft.ts';
import type { Joining, SayingTools } from './sayings.ts';
import type { SubjectTools } from './subject.ts';

export type Conversation = Omit<DialogueDraft, 'ledger'>;

/** The names, roles and topic that a dialogue opens and closes with. */
export type Frame = {
  podcastName: string;
  tagline: string;
  topic: string;
  /** The stressed topic, where the source has it. May be empty. */
  focus: string;
  hostName: string;
  hostRole: string;
  guestName: string;
  guestRole: string;
};

/** One way to word the same units. The loop over lengths tries several. */
export type Rendering = {
  joining: Joining;
  /** Share of the host's turns that react before they ask. */
  reactions: number;
  /** Share of the open places where the host asks and does not only react. */
  asks: number;
  /** Share of the answers that begin with a phrase of the guest's own. */
  answers: number;
  /** True if the host names the themes before the last question. */
  recaps: boolean;
  namesTopic: boolean;
  /** True if both are introduced, and the tagline and the stressed topic are said. */
  introduces: boolean;
  /** True if the shortest phrases are taken, because words are few. */
  isBrief: boolean;
  /** About how many words the guest says at a time. */
  longest: number;
};

export type ComposeTools = SubjectTools &
  SayingTools & {
    dialogue: DialogueWording;
    phrases: StylePhrases;
    reactions: StyleReactions;
    isSpokenTitle: (title: string) => boolean;
    isRulebook: boolean;
    seed: number;
    creativity: number;
  };
