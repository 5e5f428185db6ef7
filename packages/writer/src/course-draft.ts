import type {
  Complexity,
  ContentSource,
  CourseAudience,
  CourseDepth,
  CourseObjective,
  Language,
  Provenance,
} from '@tarima/contract';

export type CourseAnalysisDraft = {
  wordCount: number;
  /** Words / 275. */
  estimatedPages: number;
  /** 0 to 100. */
  complexityScore: number;
  complexity: Complexity;
  estimatedTopics: number;
  /** The most contents without repetition. 0 where there is too little for a course. */
  mostContents: number;
  recommendation: { contents: number; confidence: number; reason: string };
};

/** The aims of a course. The writer gets documents and interface language separately. */
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
  /** File names of the documents left out because of their language. */
  unusedDocuments: string[];
};

/** The part of a course that is planned anew. The new plan must differ from the old one. */
export type RedraftRequest = CourseDraftRequest & {
  course: Pick<CourseDraft, 'language' | 'title' | 'modules'>;
  moduleIndex: number;
  /** Number of the new plan, from 1 on. Each number gives another plan. */
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
