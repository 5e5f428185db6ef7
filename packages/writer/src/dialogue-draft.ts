import type { Citation, LedgerUnit, PodcastStyle, Speaker } from '@tarima/contract';
import type { SourceDocument } from '@tarima/documents';
import type { SourceLanguage } from '@tarima/languages';

export type DialogueRequest = {
  documents: SourceDocument[];
  /** Of the documents; the local writer writes in no other. */
  language: SourceLanguage;
  podcastName: string;
  tagline: string;
  style: PodcastStyle;
  /** What person 1 (host) and person 2 (guest) are, such as `periodista`; empty for none. */
  hostRole: string;
  guestRole: string;
  /** The whole conversation's words, kept within 10 %. */
  wordCount: number;
  /** 0.1 to 1: how much the wording varies under the seed. */
  creativity: number;
  instructions: string;
  seed: number;
};

export type TurnDraft = {
  speaker: Speaker;
  text: string;
  /** Of the source sentences that it says; empty for what only leads. */
  citations: Citation[];
};

export type DialogueDraft = {
  turns: TurnDraft[];
  /** Where a new theme begins, by the index of its first turn. */
  chapters: { title: string; turn: number }[];
  wordCount: number;
  /** What became of every unit of the documents; empty where a language model wrote. */
  ledger: LedgerUnit[];
};
