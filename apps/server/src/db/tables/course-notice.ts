import type { DesignerArea } from '@tarima/contract';

/**
 * A remark on a generated structure for its author. Stored as facts, so that each reader sees it in
 * their language.
 */
export type CourseNotice =
  | { kind: 'fewer'; asked: number; made: number }
  | { kind: 'otherLanguage'; files: string[] }
  | { kind: 'long'; pagesPerContent: number }
  /** For a designed course: no more topics match what its author wrote. */
  | { kind: 'fewerTopics'; asked: number; made: number }
  /** Words of the author that the course does not cover. */
  | { kind: 'notCovered'; words: string[] }
  | { kind: 'borrowed'; modules: { title: string; area: DesignerArea }[] };
