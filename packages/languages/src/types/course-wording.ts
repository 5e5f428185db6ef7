import type { CourseAudience, CourseDepth, CourseObjective } from '@tarima/contract';

/**
 * What the local writer says about a course, in one language. Slots as in `phrases.ts`: titles and lists
 * only ever stand behind a colon, a dash or in quotes. Where there are several phrases they take turns.
 * What is spoken addresses nobody: the documents say tú or usted, você or the Portuguese third person, and a script
 * that mixes them sounds like two authors.
 */
export type CourseWording = {
  /** What is for a reader with a pen: headings of exercises and tests, and their sentences. */
  exercises: { title: RegExp; text: RegExp };
  /** A heading that its module has taken already, by what its part holds: `{title}`. */
  titleByKind: Record<'procedure' | 'answer' | 'rule' | 'other', string>;
  /** What one can do afterwards: `{list}`. */
  teaches: string;
  /** The topics of a content: `{list}`. */
  contentTopics: Record<CourseObjective, readonly string[]>;
  /** The topics of a module: `{list}`. */
  moduleTopics: Record<CourseObjective, readonly string[]>;
  /** Describes a part that has neither topics nor a sentence of its own: `{title}`. */
  plainDescription: string;
  /** Of the whole course: `{audience}`, `{level}`. */
  courseSummary: Record<CourseObjective, string>;
  /** What the modules are about: `{list}`. */
  courseRoute: string;
  /** The title of a module that is the whole course. */
  onlyModule: string;
  /** As it fits behind "for": `estudiantes`. */
  audiences: Record<CourseAudience, string>;
  levels: Record<CourseDepth, string>;
  /** Who takes part: `{audience}`, with a capital. */
  targets: Record<CourseDepth, string>;
  /** What holds an audience back, whatever the topic and the length of the documents. */
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
  /** The same in a course of one module: `{content}`. */
  plainOpenings: readonly string[];
  /** What one can do afterwards, as it is said: `{list}`. */
  able: readonly string[];
  /** Before the sentences to remember. */
  remember: string;
  /** Leads to the next content of the module: `{next}`. */
  nextContents: readonly string[];
  /** Leads to the next module: `{next}`. */
  nextModules: readonly string[];
  /** Ends the course: `{course}`. */
  courseEnd: Record<CourseObjective, string>;
  /** Titles of a close that recalls something, that leads on, and that ends the course. */
  closingTitles: { recap: readonly string[]; next: string; end: string };
  /** Why so many contents: `{pages}`, `{topics}`, `{contents}`, each with its noun. */
  reasons: { fits: string; few: string; none: string; otherLanguage: string };
  counted: {
    pages: (count: number) => string;
    topics: (count: number) => string;
    contents: (count: number) => string;
  };
};
