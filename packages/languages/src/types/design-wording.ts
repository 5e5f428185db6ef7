import type { DesignerArea, DesignerAudience, DesignerPainPoint } from '@tarima/contract';

/**
 * The local writer's wording for designed courses, in one language. Titles only stand in quotes or
 * after a colon. Several phrases are used in turn.
 */
export type DesignWording = {
  titles: Record<DesignerArea, Record<DesignerPainPoint, string>>;
  /** First sentence of the description: `{audience}`. */
  promises: Record<DesignerPainPoint, string>;
  /** In the form that follows "for". */
  audiences: Record<DesignerAudience, string>;
  /** From the first module to the last: `{first}`, `{last}`, `{modules}`, `{contents}`. */
  route: string;
  /** The same for a single module: `{first}`, `{contents}`. */
  routeOfOne: string;
  /** The author's own words: `{wish}`. */
  wish: string;
  /** First words of the course: `{course}`, `{content}`. */
  courseOpenings: readonly string[];
  /** First words of a module: `{module}`, `{content}`. */
  moduleOpenings: readonly string[];
  /** First words of any other content: `{content}`. */
  contentOpenings: readonly string[];
  /** Suggestions for the listeners. */
  hints: Record<DesignerAudience, readonly string[]>;
  /** Introduces the exercise. */
  turns: Record<DesignerPainPoint, readonly string[]>;
  /** On-screen titles while a part is spoken. */
  partTitles: Record<PartRole, readonly string[]>;
  exerciseTitles: readonly string[];
  /** Last words: `{next}`. */
  nextContents: readonly string[];
  nextModules: readonly string[];
  /** `{course}` */
  courseEnd: string;
  /** Recognises a part with a warning. */
  caution: RegExp;
  /** Words in a request for a course that name no topic. */
  requestWords: ReadonlySet<string>;
};

/** Roles of a text's parts. `idea` comes first; `more` is any part without a cue. */
export type PartRole = 'idea' | 'case' | 'caution' | 'list' | 'more';
