import type { Citation } from '@tarima/contract';

/**
 * Something of a document that could be spoken: a sentence, or a list that a sentence is made of.
 * What is spoken only ever leaves words of the source out; it never adds any but a list's frame.
 */
export type Passage = {
  /** How it is said right after the sentence before it. */
  text: string;
  /** How it is said on its own; null where it needs the sentence before it. */
  alone: string | null;
  /** The fragments of a list that has no sentence of its own: joined in a frame when spoken. */
  fragments: string[];
  /** Where in the reading order it stands; neighbours of one paragraph differ by one. */
  order: number;
  /** Numbers the paragraph, the list item or the note that it belongs to. */
  paragraph: number;
  words: number;
  /** How many headings it stands below. */
  depth: number;
  /** How many passages of the same section come before it. */
  place: number;
  isNote: boolean;
  /** Title of the section or slide that it stands in. */
  title: string;
  citations: Citation[];
};

/** What a reader of one block knows of a passage. */
export type UnplacedPassage = Omit<Passage, 'order' | 'paragraph' | 'title' | 'place' | 'depth'>;

/** A heading with what stands below it. `title` is empty for text without a heading. */
export type Section = {
  title: string;
  /** The heading itself; null where there is none. */
  heading: Citation | null;
  isSlide: boolean;
  passages: Passage[];
  children: Section[];
};

/** A section's own passages and those of everything below it, in reading order. */
export function passagesUnder(section: Section): Passage[] {
  return [...section.passages, ...section.children.flatMap(passagesUnder)];
}

/** How many words of a section could be spoken. */
export function spokenWordsUnder(section: Section): number {
  return passagesUnder(section)
    .filter((passage) => passage.alone !== null)
    .reduce((sum, passage) => sum + passage.words, 0);
}
