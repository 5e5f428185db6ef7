import type { CourseAudience, CourseDepth, CourseObjective } from '@tarima/contract';

/**
 * The local writer's wording for courses, in one language. Slots are those of `phrases.ts`: titles
 * and lists only follow a colon or a dash, or stand in quotes. Several phrases are used in turn.
 * Speech addresses nobody: documents say tú, usted or você, and mixed forms sound like two authors.
 */
export type CourseWording = {
  /** Headings and sentences of exercises and tests, which are for readers. */
  exercises: { title: RegExp; text: RegExp };
  /** Replaces a heading already used by the module, by the kind of its part: `{title}`. */
  titleByKind: Record<'procedure' | 'answer' | 'rule' | 'other', string>;
  /** Skills taught: `{list}`. */
  teaches: string;
  /** The topics of a content: `{list}`. */
  contentTopics: Record<CourseObjective, readonly string[]>;
  /** The topics of a module: `{list}`. */
  moduleTopics: Record<CourseObjective, readonly string[]>;
  /** Describes a part without topics or its own sentence: `{title}`. */
  plainDescription: string;
  /** Summary of the course: `{audience}`, `{level}`. */
  courseSummary: Record<CourseObjective, string>;
  /** Topics of the modules: `{list}`. */
  courseRoute: string;
  /** Title of the only module. */
  onlyModule: string;
  /** In the form that follows "for": `estudiantes`. */
  audiences: Record<CourseAudience, string>;
  levels: Record<CourseDepth, string>;
  /** Participants: `{audience}`, with a capital. */
  targets: Record<CourseDepth, string>;
  /** An audience's difficulties, independent of topic and length. */
  audiencePains: Record<CourseAudience, string>;
  /** A title within a sentence: `{title}`. */
  quoted: string;
  /** Problems that an objective solves: `{list}` of quoted titles. */
  objectivePains: Record<CourseObjective, string>;
  /** Problems that a depth solves. */
  depthPains: Record<CourseDepth, string>;
  /** First words of the whole course: `{course}`, `{content}`. */
  courseOpenings: readonly string[];
  /** First words of a module: `{module}`, `{content}`. */
  moduleOpenings: readonly string[];
  /** First words of any other content: `{module}`, `{content}`. */
  contentOpenings: readonly string[];
  /** The same in a course of one module: `{content}`. */
  plainOpenings: readonly string[];
  /** Spoken form of the skills taught: `{list}`. */
  able: readonly string[];
  /** Before the sentences to remember. */
  remember: string;
  /** Introduces the next content of the module: `{next}`. */
  nextContents: readonly string[];
  /** Introduces the next module: `{next}`. */
  nextModules: readonly string[];
  /** Ends the course: `{course}`. */
  courseEnd: Record<CourseObjective, string>;
  /** Titles of closings: one that recalls, one that introduces the next part, one that ends the course. */
  closingTitles: { recap: readonly string[]; next: string; end: string };
  /** Reasons for the number of contents: `{pages}`, `{topics}`, `{contents}`, each with its noun. */
  reasons: { fits: string; few: string; none: string; otherLanguage: string };
  counted: {
    pages: (count: number) => string;
    topics: (count: number) => string;
    contents: (count: number) => string;
  };
};
