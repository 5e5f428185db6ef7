import type { Language } from '@tarima/contract';

/** One part of a handout, in the order in which it is read. Texts are plain. */
type HandoutBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'steps' | 'points'; items: string[] }
  | { kind: 'warning'; label: string; text: string }
  | { kind: 'question'; question: string; answer: string }
  /** The first row has the names of the columns. */
  | { kind: 'table'; caption: string; rows: string[][] }
  /** `alt` describes the drawing for people who cannot see it. */
  | { kind: 'figure'; svg: string; alt: string; caption: string };

/** A document of a few pages: a procedure with its limits, warnings and questions. */
export type Handout = {
  language: Language;
  title: string;
  subtitle: string;
  /** A line at the foot of each page. */
  note: string;
  blocks: HandoutBlock[];
};
