import type { CourseAudience, CourseDepth, CourseObjective, Language } from '@tarima/contract';

/**
 * What the local writer says about a course, in one language. Slots as in `wording.ts`: titles and lists
 * only ever stand behind a colon or a dash. Where there are several phrases they take turns.
 */
export type CourseWording = {
  /** What a depth is about, as an object: `lo esencial`. */
  focus: Record<CourseDepth, readonly string[]>;
  /** What is learned in a content: `{focus}`, `{list}`. */
  contentGoals: Record<CourseObjective, readonly string[]>;
  /** The same without a list: `{focus}`. */
  plainGoals: Record<CourseObjective, readonly string[]>;
  /** What is learned in a module: `{list}`. */
  moduleGoals: Record<CourseObjective, readonly string[]>;
  /** Of the whole course: `{topic}`, `{audience}`, `{level}`. */
  courseSummary: Record<CourseObjective, string>;
  /** What the modules are about: `{list}`. */
  courseRoute: string;
  /** As it fits behind "for": `estudiantes`. */
  audiences: Record<CourseAudience, string>;
  levels: Record<CourseDepth, string>;
  /** Who takes part: `{audience}`, with a capital. */
  targets: Record<CourseDepth, string>;
  /** What holds an audience back, whatever the topic. */
  audiencePains: Record<CourseAudience, string>;
  /** What an objective answers: `{list}`. */
  objectivePains: Record<CourseObjective, string>;
  /** What a depth answers. */
  depthPains: Record<CourseDepth, string>;
  /** First words of the whole course: `{course}`, `{content}`. */
  courseOpenings: readonly string[];
  /** First words of a module: `{module}`, `{content}`. */
  moduleOpenings: readonly string[];
  /** First words of any other content: `{module}`, `{content}`. */
  contentOpenings: readonly string[];
  /** What the content is for: `{focus}`. */
  purposes: Record<CourseObjective, readonly string[]>;
  /** What an audience should listen for. */
  hints: Record<CourseAudience, readonly string[]>;
  /** What to remember: `{list}`. */
  recaps: readonly string[];
  /** The same without a list: `{content}`. */
  endings: readonly string[];
  /** Leads to the next content of the module: `{next}`. */
  nextContents: readonly string[];
  /** Leads to the next module: `{next}`. */
  nextModules: readonly string[];
  /** Ends the course: `{course}`. */
  courseEnd: Record<CourseObjective, string>;
  closingTitles: readonly string[];
  /** Why so many contents: `{pages}`, `{topics}`, `{contents}`, each with its noun. */
  reasons: { fits: string; few: string; none: string };
  counted: {
    pages: (count: number) => string;
    topics: (count: number) => string;
    contents: (count: number) => string;
  };
  cues: PassageCues;
};

/** By which sentences that suit an audience, a depth or an objective are known. */
export type PassageCues = {
  definition: RegExp;
  step: RegExp;
  benefit: RegExp;
  decision: RegExp;
  example: RegExp;
};

export type CourseWordingOfLanguages = Record<Language, CourseWording>;
