import type { DesignerArea } from '@tarima/contract';

/** What the author should know of a generated structure, kept as facts and told in any language. */
export type CourseNotice =
  | { kind: 'fewer'; asked: number; made: number }
  | { kind: 'otherLanguage'; files: string[] }
  | { kind: 'long'; pagesPerContent: number }
  /** Of a designed course: that no more topics are about what its author wrote. */
  | { kind: 'fewerTopics'; asked: number; made: number }
  /** Words of its author that it does not treat. */
  | { kind: 'notCovered'; words: string[] }
  | { kind: 'borrowed'; modules: { title: string; area: DesignerArea }[] };
