import type { Citation, MustSayKind, UnitKind, UnspeakableReason } from '@tarima/contract';
import type { SourceSentence } from '@tarima/documents';
import type { Cues, ReadingCues, SourceLanguage } from '@tarima/languages';
import type { Terms } from './terms.ts';
import type { WordCase } from './titles.ts';

/** One thing that is said in a breath: a sentence, a step, an item of a list, a row of a table. */
export type Part = {
  /** As it is spoken: marks, references and asides are gone. */
  text: string;
  /** Whether it is no sentence by itself. */
  isFragment: boolean;
  /** As it is read on screen, where that is not how it is spoken: the cells of a row. */
  shown?: string;
  /** What a listener must not miss of it. */
  mustSay: MustSayKind[];
  citations: Citation[];
};

export type Cite = (sentence: SourceSentence, page: number) => Citation;

/** The smallest thing of a document that may be said or left out. */
export type Unit = {
  /** Unique within the documents. */
  id: string;
  kind: UnitKind;
  mustSay: MustSayKind[];
  section: Section;
  /** Counts through all documents. */
  order: number;
  /** What must be said before it, where it says too little alone. */
  follows: Unit | null;
  /** Counts the blocks of its document: units of one were written as one paragraph. */
  paragraph: number;
  /** What introduces its parts: a question, or the sentence before a list. */
  lead: Part[];
  parts: Part[];
  /** Of lead and parts, as they are counted when they are spoken. */
  words: number;
  /** How much is lost without it; 0 for what only decorates. */
  worth: number;
  /** Null where it can be spoken. */
  unspeakable: UnspeakableReason | null;
};

/** A heading with what stands right below it. */
export type Section = {
  /** Unique within the documents. */
  id: string;
  /** Empty for what stands before the first heading. */
  title: string;
  /** The heading itself; null where there is none. */
  heading: Citation | null;
  /** The section that it is a part of; null for a document as a whole. */
  parent: Section | null;
  file: string;
  isSlide: boolean;
  units: Unit[];
  children: Section[];
};

/** Documents as they are understood: once for everything that is written from them. */
export type Reading = {
  language: SourceLanguage;
  cues: Cues;
  readingCues: ReadingCues;
  terms: Terms;
  wordCase: WordCase;
  /** One a document: its title and all that stands below it. */
  roots: Section[];
  /** In reading order. */
  units: Unit[];
};

/** The headings above a section's units, the outermost first. */
export function pathOf(section: Section): string[] {
  const above = section.parent ? pathOf(section.parent) : [];
  return section.title ? [...above, section.title] : above;
}

/** Kinds whose parts stand one below the other. */
export const LISTED: ReadonlySet<UnitKind> = new Set(['procedure', 'list', 'table']);

export const partsOf = ({ lead, parts }: Unit): Part[] => [...lead, ...parts];

/** Units that can be spoken. */
export const speakable = (units: readonly Unit[]): Unit[] =>
  units.filter(({ unspeakable }) => unspeakable === null);

export const wordsOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { words }) => sum + words, 0);
