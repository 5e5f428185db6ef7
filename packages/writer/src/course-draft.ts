import type {
  Complexity,
  ContentSource,
  CourseAudience,
  CourseDepth,
  CourseObjective,
  Language,
  Provenance,
} from '@tarima/contract';

/** What the documents of a course carry. */
export type CourseAnalysisDraft = {
  wordCount: number;
  /** Words / 275. */
  estimatedPages: number;
  /** 0 to 100. */
  complexityScore: number;
  complexity: Complexity;
  estimatedTopics: number;
  /** The most contents that are carried without repetition; 0 where there is too little for a course. */
  mostContents: number;
  recommendation: { contents: number; confidence: number; reason: string };
};

/** What a course is made for; its documents and the interface language are given to the writer itself. */
export type CourseDraftRequest = {
  projectName: string;
  audience: CourseAudience;
  depth: CourseDepth;
  objective: CourseObjective;
};

export type ContentDraft = { title: string; description: string; sources: ContentSource[] };
export type ModuleDraft = { title: string; description: string; contents: ContentDraft[] };

export type CourseDraft = {
  language: Language;
  title: string;
  description: string;
  targetAudience: string;
  painPointsAddressed: string[];
  modules: ModuleDraft[];
  /** File names of the documents that were left out because they are in another language. */
  unusedDocuments: string[];
};

/** The part of a course that is planned anew; what it says must differ from what it was. */
export type RedraftRequest = CourseDraftRequest & {
  course: Pick<CourseDraft, 'language' | 'title' | 'modules'>;
  moduleIndex: number;
  /** How often this part was planned before, from 1 on; each number gives another plan. */
  round: number;
};

export type ContentScriptRequest = CourseDraftRequest & {
  course: Pick<CourseDraft, 'language' | 'title' | 'modules'>;
  moduleIndex: number;
  contentIndex: number;
};

export type ContentScriptDraft = {
  /** In the script format of @tarima/text. */
  content: string;
  /** One entry per spoken sentence, in order. */
  provenance: Provenance[];
};
