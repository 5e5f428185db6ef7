import type { DesignerArea, DesignerAudience, DesignerPainPoint } from '@tarima/contract';

/**
 * What the local writer says about a designed course, in one language. Titles only ever stand between
 * quotation marks or behind a colon. Where there are several phrases they take turns.
 */
export type DesignWording = {
  titles: Record<DesignerArea, Record<DesignerPainPoint, string>>;
  /** First sentence of the description: `{audience}`. */
  promises: Record<DesignerPainPoint, string>;
  /** As it fits behind "for". */
  audiences: Record<DesignerAudience, string>;
  /** From the first module to the last: `{first}`, `{last}`, `{modules}`, `{contents}`. */
  route: string;
  /** Where there is one module: `{first}`, `{contents}`. */
  routeOfOne: string;
  /** What the author wrote: `{wish}`. */
  wish: string;
  /** First words of the course: `{course}`, `{content}`. */
  courseOpenings: readonly string[];
  /** First words of a module: `{module}`, `{content}`. */
  moduleOpenings: readonly string[];
  /** First words of any other content: `{content}`. */
  contentOpenings: readonly string[];
  /** What those who listen should think of. */
  hints: Record<DesignerAudience, readonly string[]>;
  /** Leads into the exercise. */
  turns: Record<DesignerPainPoint, readonly string[]>;
  /** What stands on the screen while a part is spoken. */
  partTitles: Record<PartRole, readonly string[]>;
  exerciseTitles: readonly string[];
  /** Last words: `{next}`. */
  nextContents: readonly string[];
  nextModules: readonly string[];
  /** `{course}` */
  courseEnd: string;
  /** A part that warns. */
  caution: RegExp;
  /** What people say when they ask for a course, and no topic. */
  requestWords: ReadonlySet<string>;
};

/** What a part of a text does: `idea` opens it, `more` is any other that no cue tells. */
export type PartRole = 'idea' | 'case' | 'caution' | 'list' | 'more';
