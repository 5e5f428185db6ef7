import type { Citation, LedgerUnit, PodcastStyle, Speaker } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { SourceLanguage } from '@tarima/languages';

export type DialogueRequest = {
  documents: SourceDocument[];
  /** Language of the documents. The local writer writes in no other. */
  language: SourceLanguage;
  podcastName: string;
  tagline: string;
  style: PodcastStyle;
  /** Roles of person 1 (host) and person 2 (guest), such as `periodista`. Empty for none. */
  hostRole: string;
  guestRole: string;
  /** Words of the whole conversation, kept within 10 %. */
  wordCount: number;
  /** From 0.1 to 1. More lets the seed vary the wording more. */
  creativity: number;
  instructions: string;
  seed: number;
};

export type TurnDraft = {
  speaker: Speaker;
  text: string;
  /** The source sentences that it says. Empty for phrases that only lead. */
  citations: Citation[];
};

export type DialogueDraft = {
  turns: TurnDraft[];
  /** A new theme begins at the turn with this index. */
  chapters: { title: string; turn: number }[];
  wordCount: number;
  /** The fate of every unit of the documents. Empty if a language model wrote. */
  ledger: LedgerUnit[];
};
