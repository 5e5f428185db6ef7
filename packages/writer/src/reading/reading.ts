import type { Citation, MustSayKind, UnitKind, UnspeakableReason } from '@tarima/contract';
import type { SourceSentence } from '@tarima/documents';
import type { Cues, ReadingCues, SourceLanguage } from '@tarima/languages';
import type { Terms } from './terms.ts';
import type { WordCase } from './titles.ts';
import type { VisualsOfSentences } from './visual.ts';

/** One thing that is spoken at once: a sentence, a step, a list item, a row of a table. */
export type Part = {
  /** Spoken text, without marks, references and asides. */
  text: string;
  /** True if it is no sentence. */
  isFragment: boolean;
  /** The cells of a row, as they are shown. */
  cells?: string[];
  /** The kinds of things in it that a listener must not miss. */
  mustSay: MustSayKind[];
  citations: Citation[];
};

export type Cite = (sentence: SourceSentence, page: number) => Citation;

/** A header without cells is missing. The caption is empty if there is none. */
export type TableFacts = { header: string[]; caption: string };

/** The smallest thing of a document that may be said or left out. */
export type Unit = {
  /** Unique within the documents. */
  id: string;
  kind: UnitKind;
  mustSay: MustSayKind[];
  section: Section;
  /** Counts through all documents. */
  order: number;
  /** The unit that must be said before it, where it says too little alone. */
  follows: Unit | null;
  /** Counts the blocks of its document. Units with one number come from one paragraph. */
  paragraph: number;
  /** The header and caption of a table. Its parts have the cells. */
  table: TableFacts | null;
  /** The introduction of its parts: a question, or the sentence before a list. */
  lead: Part[];
  parts: Part[];
  /** Spoken words of lead and parts. */
  words: number;
  /** The loss without it. 0 for mere decoration. */
  worth: number;
  /** Null if it can be spoken. */
  unspeakable: UnspeakableReason | null;
};

/** A heading with the text right below it. */
export type Section = {
  /** Unique within the documents. */
  id: string;
  /** Empty for the text before the first heading. */
  title: string;
  /** Null if there is none. */
  heading: Citation | null;
  /** The section that contains it. Null for a document as a whole. */
  parent: Section | null;
  file: string;
  isSlide: boolean;
  units: Unit[];
  children: Section[];
};

/** Documents as they are understood, once for every kind of text. */
export type Reading = {
  language: SourceLanguage;
  cues: Cues;
  readingCues: ReadingCues;
  terms: Terms;
  wordCase: WordCase;
  /** One for each document: its title and everything below it. */
  roots: Section[];
  /** In reading order. */
  units: Unit[];
  visuals: VisualsOfSentences;
};

/** The headings above a section's units, the outermost first. */
export function pathOf(section: Section): string[] {
  const above = section.parent ? pathOf(section.parent) : [];
  return section.title ? [...above, section.title] : above;
}

/** Kinds whose parts are listed one below the other. */
export const LISTED: ReadonlySet<UnitKind> = new Set(['procedure', 'list', 'table']);

export const partsOf = ({ lead, parts }: Unit): Part[] => [...lead, ...parts];

export const speakable = (units: readonly Unit[]): Unit[] =>
  units.filter(({ unspeakable }) => unspeakable === null);

export const wordsOf = (units: readonly Unit[]): number =>
  units.reduce((sum, { words }) => sum + words, 0);
